import { keepPreviousData, useQuery } from '@harbor/runtime';
import { useEffect, useState } from 'react';
import { journalSuggestions } from './queries';

/** Long enough that a word typed in one go is asked for once, in ms. */
const pause = 180;

/** Journals that somebody may mean who has typed so far, and what they were asked for by. */
export function useSuggestions(text: string, enabled: boolean) {
  const typed = text.trim().slice(0, 100);
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), typed ? pause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    ...journalSuggestions(keyword),
    enabled: enabled && keyword !== '',
    placeholderData: keepPreviousData,
  });
  const there = typed !== '' && keyword !== '';
  return {
    keyword,
    journals: there ? (query.data?.data ?? []) : [],
    /** What stands in the field was asked for, and nothing was found. */
    nothing:
      there &&
      keyword === typed &&
      query.isSuccess &&
      !query.isPlaceholderData &&
      query.data.data.length === 0,
  };
}
