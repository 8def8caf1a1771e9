/**
 * The entry that cites this software in one line of BibTeX; what it says is what CITATION.cff says.
 * @param version of the package that measured
 */
export function bibtex(version: string): string {
  return `@software{backtrail, author = {{The Backtrail authors}}, title = {Backtrail: provenance attribution and prompt-injection measurement for {LLM} agents}, version = {${version}}, url = {https://github.com/backtrail/backtrail}}`;
}
