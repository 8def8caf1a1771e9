import { BacktrailError } from "../../../formats/error.ts";
import { ATTACKS } from "../../../probe/attacks/catalogue.ts";
import {
  ATTACK_CATEGORIES,
  type Attack,
  type AttackCategory,
} from "../../../probe/contracts/attack.ts";

/**
 * The attacks of a `--categories` list; all of them without one.
 * @throws BacktrailError with code `usage` on an unknown name or an empty list.
 */
export function attacksIn(list: string | undefined): readonly Attack[] {
  if (list === undefined) return ATTACKS;
  const names = list.split(",").map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !isCategory(name));
  if (unknown !== undefined) {
    throw new BacktrailError({
      code: "usage",
      where: "--categories",
      message: `there is no category "${unknown}"; known: ${ATTACK_CATEGORIES.join(", ")}`,
    });
  }
  return ATTACKS.filter((attack) => names.includes(attack.category));
}

function isCategory(name: string): name is AttackCategory {
  return (ATTACK_CATEGORIES as readonly string[]).includes(name);
}
