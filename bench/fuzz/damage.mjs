// Damages logs: as bytes, or as the documents that they hold. Everything is drawn from a seeded source.

const SPECIAL = [
  "null",
  "-1",
  "1e999",
  '""',
  "[]",
  "{}",
  '"\\ud800"',
  '"__proto__"',
  "\u0000",
  "\ufeff",
  "\n",
  "}{",
  "data: ",
  '"role":"tool"',
  '"type":"tool_result"',
  "9".repeat(400),
];

const VALUES = [
  null,
  true,
  0,
  -1,
  1e300,
  "",
  "x",
  "\ud800",
  "tool",
  [],
  {},
  [[]],
  { type: "text" },
  { role: "tool" },
  [{ role: "user", content: "x" }],
  '{"a":1}',
  "[".repeat(50),
];

const KEYS = [
  "type",
  "role",
  "content",
  "id",
  "messages",
  "parts",
  "text",
  "output",
  "afterthought",
];

/** A sample of which each document is parsed once, whatever is done to it. */
export function sampleOf(path, bytes) {
  const text = bytes.toString("utf8");
  const whole = parsed(text);
  const lines = whole === undefined ? text.split("\n") : [];
  return { path, bytes, whole, lines, values: lines.map(parsed) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The bytes of a damaged copy. */
export function damaged(random, sample, samples) {
  if (random.next() < 0.35) return damagedBytes(random, sample.bytes, samples);
  if (sample.whole !== undefined)
    return Buffer.from(JSON.stringify(damagedNode(random, sample.whole)) ?? "");
  const at = random.int(0, sample.lines.length - 1);
  if (sample.values[at] === undefined) return damagedBytes(random, sample.bytes, samples);
  const lines = [...sample.lines];
  lines[at] = JSON.stringify(damagedNode(random, sample.values[at])) ?? "";
  return Buffer.from(lines.join("\n"));
}

function damagedBytes(random, bytes, samples) {
  let out = Buffer.from(bytes);
  for (let n = random.int(1, 4); n > 0; n -= 1) {
    const at = random.int(0, Math.max(0, out.length - 1));
    const [head, tail] = [out.subarray(0, at), out.subarray(at)];
    switch (random.int(0, 5)) {
      case 0:
        out[at] = random.int(0, 255);
        break;
      case 1:
        out = head;
        break;
      case 2:
        out = Buffer.concat([head, tail.subarray(random.int(1, 200))]);
        break;
      case 3:
        out = Buffer.concat([head, Buffer.from(random.pick(SPECIAL)), tail]);
        break;
      case 4:
        out = Buffer.concat([head, out.subarray(random.int(0, at), at), tail]);
        break;
      default:
        out = Buffer.concat([out, Buffer.from("\n"), random.pick(samples).bytes.subarray(0, 2000)]);
    }
  }
  return out;
}

/** A copy with one node replaced, removed, repeated, wrapped, renamed or moved, somewhere. */
function damagedNode(random, value, depth = 0) {
  const isNode = typeof value === "object" && value !== null;
  if (!isNode || depth > 12 || random.next() < 0.12) return replaced(random, value);
  const keys = Object.keys(value);
  if (keys.length === 0) return random.pick(VALUES);
  const key = random.pick(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const choice = random.next();
  if (choice < 0.05) remove(copy, key);
  else if (choice < 0.08 && Array.isArray(copy)) copy.push(...copy.slice(0, 50));
  else if (choice < 0.12 && !Array.isArray(copy)) {
    // A key of a later version.
    remove(copy, key);
    copy[random.pick(KEYS)] = value[key];
  } else if (choice < 0.16) {
    // Two values that change places.
    const other = random.pick(keys);
    [copy[key], copy[other]] = [value[other], value[key]];
  } else copy[key] = damagedNode(random, value[key], depth + 1);
  return copy;
}

function remove(copy, key) {
  if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
}

function replaced(random, value) {
  switch (random.int(0, 5)) {
    case 0:
      return random.pick(VALUES);
    case 1:
      return [value, value];
    case 2:
      return { [random.pick(KEYS)]: value };
    case 3:
      return JSON.stringify(value) ?? null;
    case 4:
      return { type: random.pick(["text", "tool_result", "thought", "part"]), text: value };
    default:
      return [value];
  }
}
