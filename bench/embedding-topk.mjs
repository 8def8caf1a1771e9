// Exact top-k over 100,000 exemplars of 384 single-precision dimensions, against one plain pass
// over the same bytes (a sum), taking turns. Prints the ratio of medians; the aim is under 1.5.
// Beside it the same bank in one byte a value, and how far its means lie off.
import { matrixOf, topKMeanCosine } from "../dist/detect/embedding/matrix.js";
import { quantise, topKMeanCosineQuantised } from "../dist/detect/embedding/quantised-matrix.js";

const [rows, width, k, rounds] = [100_000, 384, 5, 15];

// A linear congruential generator: quick, and the figures do not depend on the values.
let state = 1;
const draw = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 31 - 1;
};
const values = Float32Array.from({ length: rows * width }, draw);
const query = Array.from({ length: width }, draw);
const matrix = matrixOf(values, width);
const small = quantise(matrix);

function plainPass() {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at];
  return sum;
}

function milliseconds(work) {
  const start = process.hrtime.bigint();
  const result = work();
  if (Number.isNaN(result)) throw new Error("no result");
  return Number(process.hrtime.bigint() - start) / 1e6;
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const passes = [];
const queries = [];
const bytes = [];
for (let round = 0; round < rounds + 3; round += 1) {
  const pass = milliseconds(plainPass);
  const one = milliseconds(() => topKMeanCosine(query, matrix, k));
  const quantised = milliseconds(() => topKMeanCosineQuantised(query, small, k));
  if (round < 3) continue; // warm-up
  bytes.push(quantised);
  passes.push(pass);
  queries.push(one);
}
const [a, b] = [median(passes), median(queries)];
console.log(`plain pass over ${(values.byteLength / 1e6).toFixed(0)} MB   ${a.toFixed(1)} ms`);
console.log(`exact top-${k}, ${rows} x ${width}   ${b.toFixed(1)} ms`);
console.log(`ratio                    ${(b / a).toFixed(2)} (${rounds} rounds each)`);
const c = median(bytes);
console.log(`one byte a value         ${c.toFixed(1)} ms, ${(c / b).toFixed(2)} of the exact time`);
let worst = 0;
for (let turn = 0; turn < 20; turn += 1) {
  const other = Array.from({ length: width }, draw);
  const off = topKMeanCosineQuantised(other, small, k) - topKMeanCosine(other, matrix, k);
  worst = Math.max(worst, Math.abs(off));
}
console.log(`largest error of a mean  ${worst.toExponential(1)} (20 queries)`);
