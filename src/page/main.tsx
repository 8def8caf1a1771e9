import { render } from "preact";
import type { PageData } from "../formats/page.ts";
import { App } from "./app.tsx";

const island = document.getElementById("report-data");
const root = document.getElementById("report");
if (island?.textContent && root) {
  const data = JSON.parse(island.textContent) as PageData;
  render(<App data={data} />, root);
  document.documentElement.dataset["ready"] = "true";
}
