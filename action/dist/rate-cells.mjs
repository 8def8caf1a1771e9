import { a as formatShare } from "./scan-meta.mjs";
import { t as formatPercent } from "./rational.mjs";
// src/report/rate-cells.ts
function rateCell(k, n) {
	return n === 0 ? "--" : `${formatPercent(k, n)}%`;
}
function intervalCell(ci) {
	return ci === null ? "--" : `${formatShare(ci[0])}–${formatShare(ci[1])}%`;
}
export { rateCell as n, intervalCell as t };
