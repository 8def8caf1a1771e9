/**
 * A number that a function cannot work with. It is a `RangeError` that carries the code under which
 * a program that embeds Backtrail finds wrong use.
 */
export class OutOfRange extends RangeError {
  override readonly name = "OutOfRange";
  readonly code = "usage";
}
