/** Minutes of a day and days of a week at which a time axis has its marks, by length of the period in hours. */
const markEvery: Record<number, number> = { 24: 4 * 3_600_000, 72: 12 * 3_600_000, 168: 24 * 3_600_000 };

const china = 8 * 3_600_000;

/** Moments of an axis at round times of day in China, in ms. */
export function timeMarks(begin: number, end: number, hours: number): number[] {
  const every = markEvery[hours] ?? 6 * 3_600_000;
  const marks: number[] = [];
  for (let at = Math.ceil((begin + china) / every) * every - china; at <= end; at += every) marks.push(at);
  return marks;
}

/** `09:00`, or `11-21` at midnight. */
export function markText(at: number): string {
  const local = new Date(at + china).toISOString();
  return local.slice(11, 16) === '00:00' ? local.slice(5, 10) : local.slice(11, 16);
}

/** `11-21 09:15`. */
export function momentText(at: number): string {
  return new Date(at + china).toISOString().slice(5, 16).replace('T', ' ');
}
