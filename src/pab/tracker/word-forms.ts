/** Whether one form is the beginning of the other, cut short: `mar` of `march`. */
export function isAbbreviation(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 3 && long.length >= short.length + 2 && long.startsWith(short);
}

/** Words that languages share: `estructural` and `structural`, `normativa` and `norm`. */
export function isCognate(a: string, b: string): boolean {
  const x = plain(a);
  const y = plain(b);
  if (x.length < 5 || y.length < 5) return false;
  let same = 0;
  while (same < x.length && same < y.length && x[same] === y[same]) same += 1;
  return same >= 5 || x.includes(y.slice(0, 6)) || y.includes(x.slice(0, 6));
}

function plain(form: string): string {
  return withoutMarks(form).replace(/^e(?=s[tp])/, "");
}

/** A word without its accents. */
export function withoutMarks(form: string): string {
  return /^[\0-\x7f]*$/.test(form) ? form : form.normalize("NFD").replace(/\p{M}/gu, "");
}
