/** A text as the value of an HTML attribute in double quotes: without this it could end early. */
export function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
