import { atoms, useAtom } from '@harbor/runtime';
import { useEffect } from 'react';
import type { SearchType } from './searchTypes';

/** The forum's search as the store keeps it, where members are called users. */
export function useSearchState() {
  const [kept, keep] = useAtom(atoms.forumSearchType);
  const [value, setValue] = useAtom(atoms.forumSearchValue);
  const type: SearchType = kept === 'user' ? 'member' : kept;
  return { type, setType: (next: SearchType) => keep(next === 'member' ? 'user' : next), value, setValue };
}

/** The store follows the address of the results. */
export function useKeptSearch(type: SearchType, keywords: string): void {
  const [, keep] = useAtom(atoms.forumSearchType);
  const [, setValue] = useAtom(atoms.forumSearchValue);
  useEffect(() => {
    keep(type === 'member' ? 'user' : type);
    setValue(keywords);
  }, [type, keywords, keep, setValue]);
}
