import { type PlotOptions, plot } from "@observablehq/plot";
import { useEffect, useRef } from "preact/hooks";

/** Class of every chart: the style that Plot adds is then always the same, and the policy names its hash. */
const CLASS = "plot";

/**
 * A chart that is drawn again when its room changes. It is an image to a screen reader: the table
 * below it holds every figure.
 * @param options the chart for a width in pixels
 */
export function Chart({
  label,
  options,
}: {
  readonly label: string;
  readonly options: (width: number) => PlotOptions;
}) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let drawn = 0;
    const draw = (): void => {
      const width = Math.max(260, Math.floor(element.clientWidth));
      if (width === drawn) return;
      drawn = width;
      const chart = plot({ width, ...options(width), className: CLASS });
      // Plot names its parts; inside one image nobody reads them.
      for (const part of chart.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
      chart.setAttribute("role", "img");
      chart.setAttribute("aria-label", label);
      element.replaceChildren(chart);
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    return () => watch.disconnect();
  }, [label, options]);
  return <div class="chart" ref={host} />;
}
