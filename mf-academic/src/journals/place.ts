import {
  facetsIn,
  type JournalPageSize,
  joinValues,
  journalPageSizes,
} from '@harbor/contract/journal-address';
import {
  type JournalFacet,
  type JournalSort,
  journalFacetKeys,
  journalSorts,
  mostCompared,
} from '@harbor/contract/journal-facets';
import { type ColumnKey, columnKeys, isUsual } from './columns';

/** Chosen values of each filter. */
export type Chosen = Partial<Record<JournalFacet, string[]>>;

/** Where somebody is in the list of journals, as the address says it; what it leaves out is undefined. */
export interface JournalPlace {
  keyword?: string | undefined;
  chosen: Chosen;
  /** Editions by which is ranked and filtered. */
  partition?: number | undefined;
  citation?: number | undefined;
  cn_scheme?: number | undefined;
  /** Ends of the factor, as they were typed. */
  min_if?: string | undefined;
  max_if?: string | undefined;
  /** Only what stands on the recognised list that somebody chose. */
  recognised?: true | undefined;
  sort?: JournalSort | undefined;
  per_page?: JournalPageSize | undefined;
  page?: number | undefined;
  /** Columns of the desktop's table; undefined for those that somebody keeps, or the usual ones. */
  cols?: ColumnKey[] | undefined;
}

export const journalsPath = '/querytool/';
export const journalPath = (id: number) => `/querytool/${id}`;
export const comparePath = (ids: readonly number[]) => `/querytool/compare/?ids=${ids.join(',')}`;
export const diaryPath = '/querytool/diary/';
export const minePath = '/querytool/mine/';
export const listsPath = '/querytool/lists/';
export const matchPath = '/querytool/match/';

/** How many there are on a page unless somebody says otherwise. */
export const usualSize: JournalPageSize = 20;

const keywordIn = (said: string | null) =>
  said && said.trim() !== '' && said.length <= 100 ? said : undefined;

const numberIn = (said: string | null) => (said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined);

const factorIn = (said: string | null) => (said && /^\d{1,4}(\.\d{1,3})?$/.test(said) ? said : undefined);

function columnsIn(said: string | null): ColumnKey[] | undefined {
  if (said === null) return undefined;
  const wanted = said.split(',');
  return columnKeys.filter((key) => wanted.includes(key));
}

/** Reads an address; what is no value of the list counts as not said. */
export function readPlace(search: URLSearchParams): JournalPlace {
  return {
    keyword: keywordIn(search.get('keyword')),
    chosen: facetsIn((key) => search.get(key)),
    partition: numberIn(search.get('partition')),
    citation: numberIn(search.get('citation')),
    cn_scheme: numberIn(search.get('cn_scheme')),
    min_if: factorIn(search.get('min_if')),
    max_if: factorIn(search.get('max_if')),
    recognised: search.get('recognised') === '1' || undefined,
    sort: (Object.keys(journalSorts) as JournalSort[]).find((one) => one === search.get('sort')),
    per_page: journalPageSizes.find((size) => String(size) === search.get('per_page')),
    page: numberIn(search.get('page')),
    cols: columnsIn(search.get('cols')),
  };
}

/** What the list is asked for at a place, in the words of the address: so what the server put into the page is found. */
export function listQuery(place: JournalPlace) {
  const { chosen, cols: _, ...rest } = place;
  const facets = journalFacetKeys.flatMap((key) => {
    const values = chosen[key];
    return values && values.length > 0 ? [[key, joinValues(values)] as const] : [];
  });
  return {
    ...rest,
    recognised: rest.recognised && ('1' as const),
    per_page: rest.per_page === undefined ? undefined : (String(rest.per_page) as `${JournalPageSize}`),
    ...(Object.fromEntries(facets) as { [K in JournalFacet]?: string }),
  };
}

/** The filters of a place, as they are sent for a file. */
export function filtersOf({
  chosen,
  keyword,
  partition,
  citation,
  cn_scheme,
  sort,
  recognised,
  ...ends
}: JournalPlace) {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return {
    ...(keyword !== undefined && { keyword }),
    ...(Object.keys(chosen).length > 0 && { facets: chosen }),
    ...(partition !== undefined && { partition }),
    ...(citation !== undefined && { citation }),
    ...(cn_scheme !== undefined && { cn_scheme }),
    ...(ends.min_if !== undefined && { min_if: number(ends.min_if) }),
    ...(ends.max_if !== undefined && { max_if: number(ends.max_if) }),
    ...(sort !== undefined && { sort }),
    ...(recognised && { recognised_only: true }),
  };
}

/** Address of a place in the list; what is so by itself is left out. */
export function placePath(place: JournalPlace): string {
  const { page, per_page, sort, ...query } = listQuery(place);
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) said.set(name, String(value));
  if (sort && sort !== 'relevance') said.set('sort', sort);
  if (per_page && per_page !== String(usualSize)) said.set('per_page', per_page);
  if (place.cols && !isUsual(place.cols)) said.set('cols', place.cols.join(','));
  if (page && page > 1) said.set('page', String(page));
  const text = said.toString().replaceAll('%2C', ',');
  return text ? `${journalsPath}?${text}` : journalsPath;
}

/** A place with something changed: the list begins anew. */
export const moved = (place: JournalPlace, part: Partial<JournalPlace>): JournalPlace => ({
  ...place,
  page: undefined,
  ...part,
});

/** A place with the values of one filter changed. */
export function withValues(place: JournalPlace, key: JournalFacet, values: readonly string[]): JournalPlace {
  const { [key]: _, ...others } = place.chosen;
  return moved(place, { chosen: values.length > 0 ? { ...others, [key]: [...values] } : others });
}

/** A place with a value of a filter taken in or out. */
export function toggled(place: JournalPlace, key: JournalFacet, value: string): JournalPlace {
  const values = place.chosen[key] ?? [];
  return withValues(
    place,
    key,
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
  );
}

/** The discipline of a subject: 材料科学 of 材料科学/金属. */
export const majorOf = (subject: string): string => subject.split('/')[0] ?? subject;

/**
 * A place with a subject taken in or out. A field goes in place of its discipline, which would show everything else of it
 * too, and the other way round.
 */
export function subjectToggled(place: JournalPlace, value: string): JournalPlace {
  const values = place.chosen.subject ?? [];
  if (values.includes(value)) {
    const rest = values.filter((one) => one !== value);
    return withValues(place, 'subject', rest);
  }
  const isMajor = !value.includes('/');
  const kept = values.filter((one) => (isMajor ? majorOf(one) !== value : one !== majorOf(value)));
  return withValues(place, 'subject', [...kept, value]);
}

/** A place of which nothing is filtered or looked for; editions, order and columns stay. */
export const cleared = (place: JournalPlace): JournalPlace =>
  moved(place, {
    ...{ keyword: undefined, chosen: {}, min_if: undefined, max_if: undefined, recognised: undefined },
  });

/** How many filters are set; several values of one count as one. */
export const filterCount = ({ chosen, min_if, max_if }: JournalPlace): number =>
  Object.keys(chosen).length + (min_if !== undefined || max_if !== undefined ? 1 : 0);

/** The ids that a comparison's address names; at most as many as are compared. */
export function idsIn(said: string | null): number[] {
  const ids = (said ?? '').split(',').flatMap((text) => numberIn(text) ?? []);
  return [...new Set(ids)].slice(0, mostCompared);
}
