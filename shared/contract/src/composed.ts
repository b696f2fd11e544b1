/**
 * Runs of signs that stand on the letter before them, and of what nobody sees between such. The two halfwidth ones join
 * them under NFKC.
 */
const marks = /[\p{M}\p{Default_Ignorable_Code_Point}\uff9e\uff9f]+/gu;

/** Marks on one letter at most: what Unicode's stream-safe text allows (UAX #15, section 13), far above any language. */
const most = 30;

/** A text whose letters carry no more marks than anybody writes. */
export const withoutMarkFloods = (text: string): string =>
  text.replace(marks, (run) =>
    run.length <= most ? run : [...run.slice(0, 2 * most)].slice(0, most).join(''),
  );

/**
 * A text with its characters composed. Composing sorts the marks of a letter, which takes the square of their number, in
 * JavaScript as in PostgreSQL: a hundred thousand on one letter hold a thread for seconds. Texts of people are composed
 * by nothing else.
 */
export const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  withoutMarkFloods(text).normalize(form);
