/**
 * Minimises a smooth function of several numbers by limited-memory BFGS (Nocedal 1980) with
 * backtracking. `of(x)` returns [value, gradient].
 */
export function minimise(of, size, rounds = 100, memory = 8) {
  let x = new Float64Array(size);
  let [value, gradient] = of(x);
  const past = [];
  for (let round = 0; round < rounds; round += 1) {
    const step = direction(gradient, past);
    const slope = dot(step, gradient);
    if (!(slope < 0)) break;
    let length = past.length === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1;
    let next;
    let tried;
    for (let halvings = 0; halvings < 30; halvings += 1, length /= 2) {
      next = x.map((old, at) => old + length * step[at]);
      tried = of(next);
      if (tried[0] <= value + 1e-4 * length * slope) break;
    }
    if (!(tried[0] < value)) break;
    const s = next.map((now, at) => now - x[at]);
    const y = tried[1].map((now, at) => now - gradient[at]);
    const sy = dot(s, y);
    if (sy > 1e-12) past.push({ s, y, rho: 1 / sy });
    if (past.length > memory) past.shift();
    const gain = value - tried[0];
    x = next;
    [value, gradient] = tried;
    if (gain < 1e-9 * (1 + Math.abs(value))) break;
  }
  return x;
}

function direction(gradient, past) {
  const q = Float64Array.from(gradient);
  const alphas = [];
  for (const { s, y, rho } of [...past].reverse()) {
    const alpha = rho * dot(s, q);
    alphas.push(alpha);
    for (let at = 0; at < q.length; at += 1) q[at] -= alpha * y[at];
  }
  const last = past.at(-1);
  const scale = last ? dot(last.s, last.y) / dot(last.y, last.y) : 1;
  for (let at = 0; at < q.length; at += 1) q[at] *= scale;
  for (const [number, { s, y, rho }] of past.entries()) {
    const beta = rho * dot(y, q);
    const alpha = alphas[past.length - 1 - number];
    for (let at = 0; at < q.length; at += 1) q[at] += (alpha - beta) * s[at];
  }
  return q.map((one) => -one);
}

function dot(a, b) {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at] * b[at];
  return sum;
}
