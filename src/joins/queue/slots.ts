/** A bounded number of places for work; who finds none waits in a row. */
export class Slots {
  readonly #free: (() => void)[] = [];
  #left: number;

  constructor(places: number) {
    this.#left = places;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#left > 0) this.#left -= 1;
    else await new Promise<void>((resolve) => this.#free.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#free.shift();
      if (next) next();
      else this.#left += 1;
    }
  }
}
