import { rect, text } from "@observablehq/plot";
import { useCallback } from "preact/hooks";
import type { LedgerBlock } from "../formats/page.ts";
import { Chart } from "./chart.tsx";
import { shortened } from "./label.ts";
import { Shown } from "./shown.tsx";
import { visible } from "./visible.ts";

type Subject = LedgerBlock["subjects"][number];

interface Piece {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly level: number;
  readonly kind: string;
}

/** What was decided flows down into its grounds: every part stands below the part it is of. */
export function Ledger({ block }: { readonly block: LedgerBlock }) {
  return (
    <figure>
      <ul class="legend" aria-label="Grounds">
        {Object.entries(KINDS).map(([kind, words]) => (
          <li key={kind}>
            <span class={`swatch ledger-${kind}`} aria-hidden="true" /> {words}
          </li>
        ))}
      </ul>
      {block.subjects.map((subject, index) => (
        <Flow key={index} subject={subject} whole={block.whole} />
      ))}
    </figure>
  );
}

function Flow({ subject, whole }: { readonly subject: Subject; readonly whole: string }) {
  const options = useCallback(
    (width: number) => {
      const pieces = piecesOf(subject, whole);
      const pixels = width / Math.max(1, subject.total);
      const word = ({ label, from, to }: Piece) =>
        (to - from) * pixels < 34 ? "" : shortened(label, (to - from) * pixels);
      return {
        height: 96,
        marginLeft: 1,
        marginRight: 1,
        marginTop: 4,
        marginBottom: 4,
        axis: null,
        x: { domain: [0, Math.max(1, subject.total)] },
        y: { domain: [3, 0] },
        marks: [
          rect(pieces, {
            x1: "from",
            x2: "to",
            y1: "level",
            y2: ({ level }: Piece) => level + 0.94,
            fill: ({ kind }: Piece) => `var(--ledger-${kind})`,
            stroke: "var(--paper)",
          }),
          text(pieces, {
            x: ({ from, to }: Piece) => (from + to) / 2,
            y: ({ level }: Piece) => level + 0.47,
            text: word,
          }),
        ],
        color: { type: "identity" as const },
      };
    },
    [subject, whole],
  );
  return (
    <>
      <h4>
        <Shown text={subject.label} />
      </h4>
      <Chart
        label={`${visible(`${subject.label}: ${subject.total} ${whole}`)} by decision and ground; the table below counts them`}
        options={options}
      />
    </>
  );
}

const KINDS = {
  right: "right, with the right origin named",
  lucky: "right, with a wrong origin or none",
  wrong: "wrong",
  open: "handed on, abstained or without an answer",
} as const;

function piecesOf({ total, parts }: Subject, whole: string): Piece[] {
  const pieces: Piece[] = [
    { label: `${whole}: ${total}`, from: 0, to: total, level: 0, kind: "whole" },
  ];
  const grounds: Piece[] = [];
  const decisions = new Map<string, { from: number; to: number }>();
  let at = 0;
  for (const { decision, ground, kind, figure } of parts) {
    const to = at + (figure.k ?? 0);
    const before = decisions.get(decision);
    decisions.set(decision, { from: before?.from ?? at, to });
    if (to > at) grounds.push({ label: `${ground} ${figure.k}`, from: at, to, level: 2, kind });
    at = to;
  }
  for (const [decision, { from, to }] of decisions) {
    if (to > from)
      pieces.push({ label: `${decision} ${to - from}`, from, to, level: 1, kind: "whole" });
  }
  return [...pieces, ...grounds];
}
