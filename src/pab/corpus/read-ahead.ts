/**
 * Applies an asynchronous function to items and gives the results in the items' order, with at
 * most `width` under way: memory does not grow with the number of items.
 */
export async function* readAhead<Item, Result>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const under: Promise<Result>[] = [];
  for (const item of items) {
    const started = work(item);
    // Whoever awaits it later sees the failure; until then it must not count as unhandled.
    started.catch(() => {});
    under.push(started);
    if (under.length < width) continue;
    yield await (under.shift() as Promise<Result>);
  }
  for (const rest of under) yield await rest;
}
