/** Weighted ridge logistic regression by Newton's method; the first feature is the intercept. */
export function fitLogistic(rows, ridge) {
  const size = rows[0].x.length;
  let weights = new Array(size).fill(0);
  for (let round = 0; round < 60; round += 1) {
    const gradient = new Array(size).fill(0);
    const hessian = Array.from({ length: size }, () => new Array(size).fill(0));
    for (const { x, y, w } of rows) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, j) => sum + value * weights[j], 0)));
      for (let j = 0; j < size; j += 1) {
        gradient[j] += w * (y - p) * x[j];
        for (let k = 0; k < size; k += 1) hessian[j][k] += w * p * (1 - p) * x[j] * x[k];
      }
    }
    for (let j = 0; j < size; j += 1) {
      const penalty = j === 0 ? 1e-6 : ridge;
      gradient[j] -= penalty * weights[j];
      hessian[j][j] += penalty;
    }
    const step = solve(hessian, gradient);
    weights = weights.map((weight, j) => weight + step[j]);
    if (Math.max(...step.map(Math.abs)) < 1e-8) break;
  }
  return weights;
}

function solve(matrix, vector) {
  const size = vector.length;
  const rows = matrix.map((row, i) => [...row, vector[i]]);
  for (let i = 0; i < size; i += 1) {
    let pivot = i;
    for (let r = i + 1; r < size; r += 1) {
      if (Math.abs(rows[r][i]) > Math.abs(rows[pivot][i])) pivot = r;
    }
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let r = 0; r < size; r += 1) {
      if (r === i) continue;
      const factor = rows[r][i] / rows[i][i];
      for (let c = i; c <= size; c += 1) rows[r][c] -= factor * rows[i][c];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}

/** Ridge softmax regression by gradient ascent: one row of weights a class. */
export function fitSoftmax(rows, classes, ridge, probabilities, rounds = 600) {
  const size = rows[0].x.length;
  const weights = Array.from({ length: classes }, () => new Array(size).fill(0));
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((row) =>
      row.map((weight, j) => (j === 0 ? 0 : (-ridge * weight) / rows.length)),
    );
    for (const { x, y } of rows) {
      const p = probabilities(weights, x);
      for (let k = 0; k < classes; k += 1) {
        const error = ((y === k ? 1 : 0) - p[k]) / rows.length;
        for (let j = 0; j < size; j += 1) gradient[k][j] += error * x[j];
      }
    }
    for (let k = 0; k < classes; k += 1) {
      for (let j = 0; j < size; j += 1) weights[k][j] += 0.5 * gradient[k][j];
    }
  }
  return weights;
}
