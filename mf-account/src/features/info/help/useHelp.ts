import { useQuery, useSearchParams } from '@harbor/runtime';
import { useEffect, useState } from 'react';
import { helpQuery, helpSearch } from './queries';

/** Ms after the last key until a search is asked for. */
const rest = 300;

/** Most characters of a search. */
export const mostKeyword = 50;

/** The help centre: everything, and what fits the search. The search is part of the address, so that it can be shared. */
export function useHelp() {
  const [params, setParams] = useSearchParams();
  const asked = (params.get('q') ?? '').trim().slice(0, mostKeyword);
  const [typed, setTyped] = useState(asked);
  const list = useQuery(helpQuery());
  const found = useQuery(helpSearch(asked));

  const search = (text: string) => {
    const keyword = text.trim();
    if (keyword !== asked) setParams(keyword ? { q: keyword } : {}, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed begins the wait anew, nothing else
  useEffect(() => {
    const timer = setTimeout(() => search(typed), rest);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped('');
    search('');
  };
  return { list, found, asked, typed, setTyped, search, clear };
}

/** See {@link useHelp}. */
export type Help = ReturnType<typeof useHelp>;
