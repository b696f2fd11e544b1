import { type HallGroup, hallGroupNames } from '@harbor/contract/hall-groups';
import { useSearchParams } from '@harbor/runtime';
import { useMemo } from 'react';

/** What of the hall is looked at: all of it lives in the address. */
export interface HallPlace {
  scope: 'matched' | 'all';
  group: HallGroup | undefined;
  trial: 'none' | undefined;
  days: '3' | '7' | '14' | undefined;
  sort: 'match' | 'amount' | 'due' | 'newest';
}

export const sorts = [
  ['match', '匹配度从高到低'],
  ['amount', '金额从高到低'],
  ['due', '交付从近到远'],
  ['newest', '最新进入'],
] as const;

export const dayChoices = [
  ['', '交付天数不限'],
  ['3', '交付 3 天以上'],
  ['7', '交付 7 天以上'],
  ['14', '交付 14 天以上'],
] as const;

const oneOf = <T extends string>(text: string | null, all: readonly T[]): T | undefined =>
  all.find((one) => one === text);

/** Reads a place out of an address; what makes no sense in it is passed over. */
export function hallPlaceOf(search: URLSearchParams): HallPlace {
  return {
    scope: search.get('scope') === 'all' ? 'all' : 'matched',
    group: oneOf(search.get('group'), hallGroupNames),
    trial: oneOf(search.get('trial'), ['none'] as const),
    days: oneOf(search.get('days'), ['3', '7', '14'] as const),
    sort: oneOf(search.get('sort'), ['match', 'amount', 'due', 'newest'] as const) ?? 'match',
  };
}

/** The place, and a way to another one. */
export function useHallPlace() {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => hallPlaceOf(search), [search]);
  const go = (part: Partial<HallPlace>) => {
    const next = { ...place, ...part };
    const kept = Object.entries(next).filter(
      ([key, value]) =>
        value && !(key === 'scope' && value === 'matched') && !(key === 'sort' && value === 'match'),
    );
    setSearch(Object.fromEntries(kept) as Record<string, string>, { replace: true });
  };
  return { place, go };
}
