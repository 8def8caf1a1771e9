/** Devanagari, Arabic and full-width digits as ASCII ones. */
export function asciiDigits(form: string): string {
  return form.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1;
    return String(point - zero);
  });
}
