import { type JournalFacet, journalFacetKeys } from './journal-facets';

/**
 * Chosen values of a filter in an address: `SCIE,EI`. A comma that belongs to a value is written `%2C` before the address
 * is encoded.
 */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** Reads what {@link joinValues} wrote; empty ones are left out. */
export const valuesIn = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%'))
    .filter((value) => value !== '');

/** Chosen values of all filters, of those that have some. */
export function facetsIn(
  text: (key: JournalFacet) => string | null | undefined,
): Partial<Record<JournalFacet, string[]>> {
  const chosen = journalFacetKeys.map((key) => [key, [...new Set(valuesIn(text(key) ?? ''))]] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** How many journals a page of the list may have. */
export const journalPageSizes = [10, 20, 50] as const;

export type JournalPageSize = (typeof journalPageSizes)[number];
