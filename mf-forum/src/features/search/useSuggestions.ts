import { apiQuery, keepPreviousData, useQuery } from '@harbor/runtime';
import { useEffect, useState } from 'react';

/** How long after the last key suggestions are asked for, in ms. */
const patience = 300;

/** What might be meant by what is being typed. */
export function useSuggestions(typed: string, enabled: boolean): string[] {
  const [keywords, setKeywords] = useState('');
  useEffect(() => {
    const clock = setTimeout(() => setKeywords(typed.trim().slice(0, 50)), patience);
    return () => clearTimeout(clock);
  }, [typed]);
  const { data } = useQuery({
    ...apiQuery('POST /hot_post/search', { body: { keywords, suggest: true } }, { silent: true }),
    placeholderData: keepPreviousData,
    enabled: enabled && keywords.length > 0,
  });
  return enabled && typed.trim() ? (data?.suggestions ?? []) : [];
}
