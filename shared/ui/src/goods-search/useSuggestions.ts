import { keepPreviousData, useQuery } from '@harbor/runtime';
import { useDebounced } from '../search-combobox';
import { goodsSuggestions } from './queries';

/** Long enough that a word typed in one go is asked for once. */
const pause = 200;

/**
 * Suggestions for what stands in a search field. `keyword` says what they belong to: while somebody types on, it is
 * still what was asked for last.
 */
export function useSuggestions(text: string, enabled = true) {
  const typed = text.trim();
  const keyword = useDebounced(typed, typed ? pause : 0);
  const query = useQuery({ ...goodsSuggestions(keyword), enabled, placeholderData: keepPreviousData });
  return { query, keyword, settled: keyword === typed && query.isSuccess && !query.isPlaceholderData };
}
