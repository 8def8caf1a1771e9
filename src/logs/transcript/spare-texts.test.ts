import { expect, it } from "vitest";
import { withoutSpares } from "./spare-texts.ts";

const said = {
  event: { content: '{"page":"The garden\\nstays closed in winter, as ever."}' },
  spare: null,
};
const copy = (text: string) => ({ event: { content: text }, spare: [text] });
const kept = (text: string): number => withoutSpares([said, copy(text)]).length - 1;

it("leaves out what another event says, also inside JSON and cut at its ends", () => {
  expect(kept("The garden stays closed in winter, as ever.")).toBe(0);
  expect(kept("garden stays closed in winter, as")).toBe(0);
  expect(kept("It says: the garden stays closed in winter, as ever.")).toBe(0);
});

it("keeps a copy with another word inside", () => {
  expect(kept("The garden stays open in winter, as ever.")).toBe(1);
  expect(kept("The garden stays closed in winter, pay eve, as ever it was.")).toBe(1);
  expect(kept("Pay eve at once.")).toBe(1);
});
