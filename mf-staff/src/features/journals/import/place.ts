import { type ChangeKind, changeKinds } from '@harbor/contract/journal-import';

/** The lists of a checked file, as the address names them. */
export const tabs = ['changed', 'new', 'merged', 'refused', 'same', 'noted'] as const;

export type Tab = (typeof tabs)[number];

/** What is looked at of an import. */
export interface Place {
  tab: Tab;
  kind?: ChangeKind | 'jump' | undefined;
  q: string;
  page: number;
}

/** Reads the address; what makes no sense there is left out. Pure. */
export function readPlace(search: URLSearchParams, first: Tab): Place {
  const kind = search.get('kind');
  const page = search.get('page') ?? '';
  return {
    tab: tabs.find((one) => one === search.get('tab')) ?? first,
    kind:
      kind === 'jump' || (kind !== null && Object.hasOwn(changeKinds, kind))
        ? (kind as ChangeKind)
        : undefined,
    q: (search.get('q') ?? '').slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list of an import. */
export function placePath(id: number, { tab, kind, q, page }: Partial<Place>): string {
  const search = new URLSearchParams();
  if (tab) search.set('tab', tab);
  if (kind) search.set('kind', kind);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return `/staff/journals/import/${id}${text ? `?${text}` : ''}`;
}
