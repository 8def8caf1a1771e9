import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from "@tanstack/virtual-core";
import { useLayoutEffect, useReducer, useState } from "preact/hooks";

type Rows = Virtualizer<HTMLElement, HTMLElement>;

/**
 * Keeps only the rows in sight in the document, so that 10,000 of them scroll like ten.
 * @param scroller the element that scrolls, once it is there
 * @param estimate height of a row before it was measured, in pixels
 */
export function useVirtualRows(
  count: number,
  scroller: () => HTMLElement | null,
  estimate: number,
  keyOf: (index: number) => number,
): Rows {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const settings = {
    count,
    getScrollElement: scroller,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 6,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    onChange: () => redraw(0),
  };
  const [rows] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(settings));
  rows.setOptions(settings);
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  return rows;
}
