import { usageError } from "../../../formats/error.ts";
import { ATTACKS } from "../../../probe/attacks/catalogue.ts";
import { ATTACK_CATEGORIES, type Attack } from "../../../probe/contracts/attack.ts";
import { didYouMean } from "../../../text/near.ts";
import type { CliContext } from "../../context.ts";
import { ownEntries } from "./own-battery.ts";

/**
 * The attacks of a run: the catalogue, or with `--attacks` those of a file alone. A `--categories`
 * list chooses among both.
 * @throws BacktrailError with code `usage` on an unknown name, an empty list, a file that cannot be
 * used, or an id that the catalogue has as well.
 */
export async function attacksOf(
  flags: { readonly categories?: string | undefined; readonly attacks?: string | undefined },
  context: CliContext,
): Promise<readonly Attack[]> {
  const own =
    flags.attacks === undefined
      ? []
      : await ownEntries("attacks", flags.attacks, ATTACKS, "--attacks", context);
  if (flags.categories === undefined) return own.length > 0 ? own : ATTACKS;
  const all = [...ATTACKS, ...own];
  const known = new Set<string>([...ATTACK_CATEGORIES, ...own.map(({ category }) => category)]);
  const byLowerCase = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const names = flags.categories.split(",").map((name) => {
    const found = byLowerCase.get(name.trim().toLowerCase());
    if (found !== undefined) return found;
    const choice = [...known].join(", ");
    throw usageError(
      "--categories",
      `there is no category "${name.trim()}"; known: ${choice}${didYouMean(name.trim(), [...known])}`,
    );
  });
  return all.filter((attack) => names.includes(attack.category));
}
