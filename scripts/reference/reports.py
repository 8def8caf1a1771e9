"""Reference reports and what a plain tabulation makes of them, with statsmodels for p values.

    pip install -r scripts/reference/requirements.txt && python scripts/reference/reports.py

Writes test/fixtures/reference: drawn reports of three kinds, and by what eight splits they count,
how any two compare, how they follow each other, and what a CSV says by group and by pair.
"""

import csv
import io
import json
import random
from pathlib import Path

from scipy.stats import norm
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import proportion_confint, proportions_ztest

OUT = Path(__file__).parents[2] / "test" / "fixtures" / "reference"
FOLDER = OUT / "conformance" / "agentprobe"
draw = random.Random(20261202)

SPLITS = {
    "injection": {"probe": "instruction", "defense": "defense", "carrier": "carrier", "category": "category", "channel": "channel"},
    "utility": {"defense": "defense", "task": "task"},
    "scan": {"category": "category"},
}
DEFAULT = {"injection": "probe", "utility": "defense", "scan": "category"}
METRIC = {"injection": "Leak rate", "utility": "Success rate", "scan": "Hit rate"}
ASKED = [None, "probe", "defense", "carrier", "category", "task", "channel", ""]
CARRIERS = {"footer": "email", "quoted": "email", "page": "webpage", "note": "memory"}
PROBES = {"tell_code": "leak", "send_on": "tool_abuse", "add_link": "content_injection"}


def injection_rows(rates, probes=tuple(PROBES), repeats=3, errors=0.0):
    rows = []
    for defense, rate in rates.items():
        for carrier, channel in CARRIERS.items():
            for probe in probes:
                for repeat in range(repeats):
                    row = {
                        "defense": defense,
                        "carrier": carrier,
                        "channel": channel,
                        "instruction": probe,
                        "category": PROBES[probe],
                    }
                    if draw.random() < errors:
                        rows.append(row | {"leaked": "", "reason": "error: no answer"})
                        continue
                    leaked = int(draw.random() < rate * (1.6 if channel == "email" else 0.7))
                    rows.append(row | {"leaked": leaked, "reason": probe if leaked else "held"})
    return rows


def injection(model, *args, **more):
    meta = {"backend": "openai", "model": model, "repeats": 3}
    return {"meta": meta, "rows": injection_rows(*args, **more)}


def utility(model, rates):
    tasks = ["find_date", "sum_up", "list_items", "reply"]
    rows = [
        {
            "model": model,
            "defense": defense,
            "task": task,
            "task_id": f"t{number}",
            "iteration": iteration,
            "outcome": "SUCCESS" if draw.random() < rate else "FAILURE",
        }
        for defense, rate in rates.items()
        for iteration in range(6)
        for number, task in enumerate(tasks)
    ]
    return {"meta": {"backend": "openai", "model": model, "repeats": 6, "n_tasks": 4}, "rows": rows}


def scan(target, by_category):
    total = sum(n for _, n in by_category.values())
    hits = sum(k for k, _ in by_category.values())
    return {
        "scan_id": "x",
        "timestamp": "2026-05-01T10:00:00.000000Z",
        "target": target,
        "statistics": {"total_attacks": total, "hits": hits, "misses": total - hits, "errors": 0},
        "by_category": {name: {"total": n, "hits": k} for name, (k, n) in by_category.items()},
        "results": [],
    }


def reports():
    two = {"none": 0.4, "delimited": 0.2}
    return {
        "inj_before.json": injection("m-1", two),
        "inj_same_agent.json": injection("m-1", two),
        "inj_worse.json": injection("m-1", {"none": 0.9, "delimited": 0.6}),
        "inj_better.json": injection("m-1", {"none": 0.05, "delimited": 0.02}),
        "inj_with_errors.json": injection("m-1", two, errors=0.1),
        "inj_none_only.json": injection("m-2", {"none": 0.4}),
        "util_before.json": utility("m-1", {"none": 0.9, "delimited": 0.9}),
        "util_worse.json": utility("m-1", {"none": 0.9, "delimited": 0.2}),
        "scan_before.json": scan("agent", {"ask": (3, 40), "trick": (6, 60)}),
        "scan_worse.json": scan("agent", {"ask": (4, 40), "trick": (30, 60)}),
        "scan_better.json": scan("agent", {"ask": (0, 40), "trick": (1, 60)}),
    }


def kind_of(report):
    if "by_category" in report:
        return "scan"
    return "utility" if "outcome" in report["rows"][0] and "task" in report["rows"][0] else "injection"


def label_of(report):
    kind = kind_of(report)
    if kind == "scan":
        return report["target"]
    meta = report["meta"]
    return meta["model"] if kind == "utility" else f"{meta['backend']}/{meta['model']}"


def split_of(kind, by):
    if kind == "scan" or by in (None, ""):
        return DEFAULT[kind]
    return by if by in SPLITS[kind] else None


def counted(report, by):
    """Group name to (k, n), in order of the first row that counts."""
    kind = kind_of(report)
    if kind == "scan":
        return {name: (one["hits"], one["total"]) for name, one in report["by_category"].items()}
    groups = {}
    for row in report["rows"]:
        if row.get("leaked") == "":
            continue
        positive = row["leaked"] == 1 if kind == "injection" else row["outcome"] == "SUCCESS"
        k, n = groups.get(row[SPLITS[kind][by]], (0, 0))
        groups[row[SPLITS[kind][by]]] = (k + positive, n + 1)
    return groups


def total(groups):
    return sum(k for k, _ in groups.values()), sum(n for _, n in groups.values())


def z_test(old, new):
    if old[0] + new[0] in (0, old[1] + new[1]):
        return 1.0
    return float(proportions_ztest([old[0], new[0]], [old[1], new[1]])[1])


def group(name, old, new, lower_is_better):
    known = old is not None and new is not None
    delta = (new[0] / new[1] - old[0] / old[1]) * 100 if known else None
    p = z_test(old, new) if known else 1.0
    status = "flat"
    if not known:
        status = "added" if old is None else "removed"
    elif p < 0.05:
        status = "regressed" if (delta > 0) == lower_is_better else "improved"
    return {"name": name, "old": old, "new": new, "delta_pp": delta, "p_value": p, "status": status}


def header(report, by):
    kind = kind_of(report)
    return {
        "kind": kind,
        "metric_name": METRIC[kind],
        "lower_is_better": kind != "utility",
        "group_dim": split_of(kind, by),
    }


def normalized(file, report, by):
    kind = kind_of(report)
    split = split_of(kind, by)
    if split is None:
        return {"file": file, "by": by, "error": {"type": "ValueError", "message": "no such split"}}
    groups = counted(report, split)
    result = header(report, by) | {"label": label_of(report), "overall": total(groups), "groups": groups}
    return {"file": file, "by": by, "result": result}


def compared(all_reports, old, new, by):
    before, after = all_reports[old], all_reports[new]
    named = {"old": old, "new": new, "by": by}
    split = split_of(kind_of(before), by)
    if kind_of(before) != kind_of(after) or split is None:
        return named | {"error": {"type": "ValueError", "message": "cannot be compared"}}
    lower = kind_of(before) != "utility"
    a, b = counted(before, split), counted(after, split)
    groups = [group(name, a.get(name), b.get(name), lower) for name in sorted(a.keys() | b.keys())]
    overall = group("overall", total(a), total(b), lower)
    return named | {
        "result": header(before, by)
        | {
            "old_label": label_of(before),
            "new_label": label_of(after),
            "overall": overall,
            "groups": groups,
            "has_regression": any(one["status"] == "regressed" for one in [overall, *groups]),
        }
    }


def trended(all_reports, files):
    points, before = [], None
    for file in files:
        k, n = total(counted(all_reports[file], DEFAULT[kind_of(all_reports[file])]))
        one = group(file, before, (k, n), kind_of(all_reports[file]) != "utility") if before else None
        points.append(
            {
                "label": file,
                "pos": k,
                "n": n,
                "p_value": one and one["p_value"],
                "status": one["status"] if one else "baseline",
            }
        )
        before = (k, n)
    worse = any(point["status"] == "regressed" for point in points)
    return {"files": files, "by": None, "result": {"has_regression": worse, "points": points}}


def rate_group(name, rows):
    k, n = sum(row["leaked"] for row in rows), len(rows)
    low, high = proportion_confint(k, n, alpha=2 * norm.sf(1.96), method="wilson")
    return {"name": name, "leaks": k, "n": n, "rate": k / n, "ci": [k / n, float(low), float(high)]}


def analyzed(rows):
    rows = [row for row in rows if row["leaked"] != ""]
    split = lambda key: [
        rate_group(name, [row for row in rows if row[key] == name])
        for name in dict.fromkeys(row[key] for row in rows)
    ]
    channels = {one["name"]: (one["leaks"], one["n"]) for one in split("channel")}
    return {
        "total": rate_group("overall", rows),
        "by_defense": split("defense"),
        "by_channel": split("channel"),
        "by_probe": sorted(split("instruction"), key=lambda one: -one["rate"]),
        "channel_vs_email": {
            name: z_test(channels["email"], one) for name, one in channels.items() if name != "email"
        },
    }


def paired(rows):
    cases = {}
    for row in rows:
        if row["leaked"] == "":
            continue
        known = cases.setdefault(row["defense"], {})
        case = (row["carrier"], row["instruction"])
        known[case] = known.get(case, False) or row["leaked"] == 1
    names = sorted(cases)
    pairs = []
    for at, a in enumerate(names):
        for b in names[at + 1 :]:
            common = cases[a].keys() & cases[b].keys()
            a_only = sum(cases[a][case] and not cases[b][case] for case in common)
            b_only = sum(cases[b][case] and not cases[a][case] for case in common)
            p = float(mcnemar([[0, a_only], [b_only, 0]], exact=True).pvalue) if a_only + b_only else 1.0
            pairs.append(
                {"a": a, "b": b, "common": len(common), "a_only": a_only, "b_only": b_only, "p": min(p, 1.0)}
            )
    held = {name: 100 * sum(not leak for leak in known.values()) / len(known) for name, known in cases.items()}
    return {"pairs": pairs, "non_leak_condition_pct": held}


def csv_text(rows):
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def tables():
    three = {"none": 0.5, "delimited": 0.25, "spotlight": 0.1}
    return {
        "one_repeat.csv": injection_rows(three, repeats=1),
        "three_repeats.csv": injection_rows(three),
        "with_errors.csv": injection_rows(three, errors=0.2),
    }


SERIES = [
    ["inj_before.json", "inj_worse.json", "inj_better.json"],
    ["inj_before.json", "inj_same_agent.json"],
    ["util_before.json", "util_worse.json"],
    ["scan_before.json", "scan_worse.json", "scan_better.json", "scan_before.json"],
]


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, newline="")


def compact(value):
    return json.dumps(value, separators=(",", ":")) + "\n"


def main():
    drawn = reports()
    for name, report in drawn.items():
        put(FOLDER / "reports" / name, compact(report))
    put(
        FOLDER / "normalize.jsonl",
        "".join(compact(normalized(name, report, by)) for name, report in drawn.items() for by in ASKED),
    )
    pairs = [(a, b) for a in drawn for b in drawn if a[:3] == b[:3]] + [("inj_before.json", "scan_before.json")]
    put(FOLDER / "compare.json", compact([compared(drawn, a, b, by) for a, b in pairs for by in (None, "defense")]))
    put(FOLDER / "trend.json", compact([trended(drawn, files) for files in SERIES]))
    sheets = tables()
    for name, rows in sheets.items():
        put(OUT / "data" / "agentprobe" / name, csv_text(rows))
    put(FOLDER / "analyze.json", compact([{"csv": f"data/{name}", "result": analyzed(rows)} for name, rows in sheets.items()]))
    put(FOLDER / "mcnemar.json", compact([{"csv": name, **paired(rows)} for name, rows in sheets.items()]))


if __name__ == "__main__":
    main()
