import { useQuery } from '@harbor/runtime';
import { useEffect, useState } from 'react';
import { suggestionsQuery } from './queries';
import type { SearchType } from './searchTypes';

/** How long after the last key suggestions are asked for, in ms. */
const patience = 300;

/** What might be meant by what is being typed. */
export interface Suggestions {
  list: string[];
  /** The list is that of what was typed before, or none yet. */
  busy: boolean;
  error: unknown;
  retry: () => void;
}

/** Suggestions for what stands in a search box, some time after the last key. */
export function useSuggestions(typed: string, enabled: boolean, type: SearchType = 'post'): Suggestions {
  const [keywords, setKeywords] = useState('');
  const wanted = typed.trim().slice(0, 50);
  useEffect(() => {
    const clock = setTimeout(() => setKeywords(wanted), patience);
    return () => clearTimeout(clock);
  }, [wanted]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...suggestionsQuery(type, keywords),
    // Of another type the old list would be wrong, not only late.
    placeholderData: (old) => (old?.type === type ? old : undefined),
    enabled: enabled && keywords.length > 0,
  });
  const asking = enabled && wanted !== '';
  return {
    list: asking ? (data?.suggestions ?? []) : [],
    busy: asking && (keywords !== wanted || isFetching || isPlaceholderData),
    error: asking && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
