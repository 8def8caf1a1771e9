import { expect, it } from "vitest";
import { withoutUrlSecrets } from "./shown-url.ts";

it.each([
  ["https://h.example/d?key=abc123", "https://h.example/d?key=***"],
  [
    "detector:https://h.example/d?v=2&api_key=abc#x",
    "detector:https://h.example/d?v=2&api_key=***#x",
  ],
  ["https://h.example/d?token=abc&v=2&sig=def", "https://h.example/d?token=***&v=2&sig=***"],
  ["https://me:word@h.example/d", "https://me:***@h.example/d"],
  ["https://h.example/d?v=2", "https://h.example/d?v=2"],
  ["https://h.example/keys/7?author=9", "https://h.example/keys/7?author=***"],
  ["cmd:python3 mine.py --key=abc", "cmd:python3 mine.py --key=abc"],
])("%s is shown as %s", (url, shown) => {
  expect(withoutUrlSecrets(url)).toBe(shown);
});
