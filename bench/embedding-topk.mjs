// Exact top-k over 100,000 exemplars of 384 single-precision dimensions, against one plain pass
// over the same bytes (a sum), taking turns. Prints the ratio of medians; the aim is under 1.5.
import { matrixOf, topKMeanCosine } from "../dist/detect/embedding/matrix.js";

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
for (let round = 0; round < rounds + 3; round += 1) {
  const pass = milliseconds(plainPass);
  const one = milliseconds(() => topKMeanCosine(query, matrix, k));
  if (round < 3) continue; // warm-up
  passes.push(pass);
  queries.push(one);
}
const [a, b] = [median(passes), median(queries)];
console.log(`plain pass over ${(values.byteLength / 1e6).toFixed(0)} MB   ${a.toFixed(1)} ms`);
console.log(`exact top-${k}, ${rows} x ${width}   ${b.toFixed(1)} ms`);
console.log(`ratio                    ${(b / a).toFixed(2)} (${rounds} rounds each)`);
