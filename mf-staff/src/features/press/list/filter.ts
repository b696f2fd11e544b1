import { type pressStatus, pressTypeLabel } from '@harbor/contract/press-status';

/** States of articles in the order of their tabs, as the address and the call name them. */
export const statuses = [
  ['0', 'draft', '草稿'],
  ['1', 'scheduled', '定时'],
  ['2', 'published', '已发布'],
  ['3', 'offline', '已下线'],
] as const satisfies readonly (readonly [`${number}`, keyof typeof pressStatus, string])[];

export type StatusFilter = (typeof statuses)[number][0];

export const types = [
  ['1', pressTypeLabel[1]],
  ['2', pressTypeLabel[2]],
  ['4', pressTypeLabel[4]],
] as const;

export type TypeFilter = (typeof types)[number][0];

/** Which articles are listed. */
export interface ListFilter {
  status?: StatusFilter | undefined;
  type?: TypeFilter | undefined;
  tag?: number | undefined;
  special?: number | undefined;
  keyword: string;
  page: number;
}

const whole = (value: string | null) => (/^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : undefined);

/** Reads the address; what makes no sense there is left out. Pure. */
export function readFilter(search: URLSearchParams): ListFilter {
  return {
    status: statuses.find(([value]) => value === search.get('status'))?.[0],
    type: types.find(([value]) => value === search.get('type'))?.[0],
    tag: whole(search.get('tag')),
    special: whole(search.get('special')),
    keyword: (search.get('keyword') ?? '').slice(0, 50),
    page: whole(search.get('page')) ?? 1,
  };
}

/** The parameters of the address; what has its usual value is left out. Pure. */
export function writeFilter({ status, type, tag, special, keyword, page }: ListFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (type) search.set('type', type);
  if (tag) search.set('tag', String(tag));
  if (special) search.set('special', String(special));
  if (keyword) search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The address of a list. */
export function listPath(filter: ListFilter): string {
  const search = writeFilter(filter).toString();
  return search ? `/staff/press?${search}` : '/staff/press';
}
