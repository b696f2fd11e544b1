/** An ISSN that the check digit fits, of seven digits. */
export function madeIssn(number: number): string;
/** The columns of the made-up file. */
export const madeColumns: string[];
/** The n-th made-up journal, in the order of the columns. */
export function madeRow(n: number): string[];
/** A CSV of so many made-up journals, in pieces of some hundred rows. */
export function madeCsv(count: number, first?: number): Generator<string>;
