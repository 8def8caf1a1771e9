import { ATTACK_INTENTS, type Attack, type Transform } from "../contracts/attack.ts";
import { classic } from "./classic.ts";
import { codeswitch } from "./codeswitch.ts";
import { discourse } from "./discourse.ts";
import { pragmatic } from "./pragmatic.ts";
import { register } from "./register.ts";

const TRANSFORMS: readonly Transform[] = [
  ...classic,
  ...pragmatic,
  ...register,
  ...discourse,
  ...codeswitch,
];

/** The attack catalogue, in the order of reports: by category, transform, intent. */
export const ATTACKS: readonly Attack[] = TRANSFORMS.flatMap(attacksOf);

function attacksOf(transform: Transform): Attack[] {
  return ATTACK_INTENTS.flatMap((intent) => {
    const prompt = transform.prompts[intent];
    if (prompt === undefined) return [];
    const id = `${transform.category}.${transform.name}.${intent}`;
    return [{ id, category: transform.category, transform: transform.name, intent, prompt }];
  });
}
