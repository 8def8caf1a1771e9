import { expect, it } from "vitest";
import { ATTACKS } from "./catalogue.ts";

it("has 45 distinct attacks under ids made of category, transform and intent", () => {
  expect(ATTACKS).toHaveLength(45);
  expect(new Set(ATTACKS.map((attack) => attack.id)).size).toBe(45);
  expect(new Set(ATTACKS.map((attack) => attack.prompt)).size).toBe(45);
  for (const attack of ATTACKS) {
    expect(attack.id).toBe(`${attack.category}.${attack.transform}.${attack.intent}`);
    expect(attack.id).toMatch(/^[a-z]+\.[a-z_]+\.[a-z_]+$/);
  }
});

it("speaks both languages in every attack that switches between them", () => {
  for (const attack of ATTACKS) {
    const both = /\p{Script=Cyrillic}/u.test(attack.prompt) && /[a-z]/i.test(attack.prompt);
    expect(both, attack.id).toBe(attack.category === "codeswitch");
  }
});
