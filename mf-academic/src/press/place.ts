import { pressKeyword } from '@harbor/contract/press-rules';
import { pressListLabel, pressSortLabel } from '@harbor/contract/press-status';

/** What a list shows: tabs by the number that the address and the server know. */
export const listTypes = ['0', '1', '2', '3', '4'] as const;
export const listSorts = ['1', '2', '3'] as const;

export type ListType = (typeof listTypes)[number];
export type ListSort = (typeof listSorts)[number];

export const typeLabel = (type: ListType): string => pressListLabel[Number(type) as 0];
export const sortLabel = (sort: ListSort): string => pressSortLabel[Number(sort) as 1];

/** Where somebody is in a list, as the address says it; what it leaves out is undefined. */
export interface Place {
  type?: ListType | undefined;
  sort?: ListSort | undefined;
  tag?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Reads an address; what is no value of a list counts as not said. */
export function readPlace(search: URLSearchParams): Place {
  return {
    type: listTypes.find((one) => one === search.get('type')),
    sort: listSorts.find((one) => one === search.get('sort')),
    tag: numberIn(search.get('tag')),
    keyword: pressKeyword(search.get('keyword')),
    page: numberIn(search.get('page')),
  };
}

/** Address of a place in a list; what is so by itself is left out. */
export function placePath(base: string, { type, sort, tag, keyword, page }: Place): string {
  const said = new URLSearchParams();
  if (type && type !== '0') said.set('type', type);
  if (sort && sort !== '1') said.set('sort', sort);
  if (tag) said.set('tag', String(tag));
  if (keyword) said.set('keyword', keyword);
  if (page && page > 1) said.set('page', String(page));
  const query = said.toString();
  return query ? `${base}?${query}` : base;
}

/** The latest of everything, and the pages of tags; on the phone the headlines begin here. */
export const latestPath = '/academiclist/';

export const tagPath = (tag: number) => placePath(latestPath, { tag });
export const articlePath = (id: number) => `/academic/${id}`;
export const specialPath = (id: number) => `/specialsubject/${id}`;
