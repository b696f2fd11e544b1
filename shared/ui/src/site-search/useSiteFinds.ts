import { isLive, keepPreviousData, useQuery } from '@harbor/runtime';
import { useDebounced } from '../search-combobox';
import { siteFinds } from './queries';

/** Long enough that a word typed in one go is asked for once, in ms. */
const pause = 200;

/**
 * What of the whole site fits the text of a search field, as far as its pages are there. `keyword` says what it belongs
 * to: while somebody types on, it is still what was asked for last.
 */
export function useSiteFinds(text: string, enabled = true) {
  const typed = text.trim();
  const keyword = useDebounced(typed, typed ? pause : 0);
  const query = useQuery({
    ...siteFinds(keyword),
    enabled: enabled && keyword !== '',
    placeholderData: keepPreviousData,
  });
  const groups = (keyword ? (query.data?.groups ?? []) : []).flatMap(({ kind, data }) => {
    const live = data.filter(({ link }) => isLive(link));
    return live.length > 0 ? [{ kind, data: live }] : [];
  });
  return { groups, keyword };
}
