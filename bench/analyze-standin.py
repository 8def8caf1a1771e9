"""The straightforward way to make the three tallies of `agentprobe analyze` in Python's library."""

import csv
import sys


def main(path):
    tallies = {"defense": {}, "channel": {}, "instruction": {}}
    with open(path, newline="", encoding="utf-8") as handle:
        for row in csv.DictReader(handle):
            if row["leaked"] == "":
                continue
            leaked = int(row["leaked"])
            for column, tally in tallies.items():
                counts = tally.setdefault(row[column], [0, 0])
                counts[0] += leaked
                counts[1] += 1
    for column, tally in tallies.items():
        for name, (leaks, trials) in tally.items():
            print(column, name, leaks, trials)


main(sys.argv[1])
