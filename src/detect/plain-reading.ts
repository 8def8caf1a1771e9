import { Scanner } from "./scan.ts";

const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A function that reads texts as a person would who sees through disguises: normalised, separated
 * letters joined, leet spelling undone, encoded stretches decoded. A text without any disguise
 * comes back normalised.
 */
export function plainReader(): (text: string) => string {
  let scanner: Scanner | null = null;
  return (text) => {
    scanner ??= new Scanner();
    const { views } = scanner.scan(text.replace(LONE_SURROGATE, "\ufffd"), { asItStands: true });
    // The deepest one comes last. Those that turn the whole text over are guesses about it.
    const plain = views.findLast(({ name }) => !/rot13|reversed/.test(name));
    return plain?.text ?? text;
  };
}
