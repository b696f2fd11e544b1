import { apiQuery, useLocation, useQuery } from '@harbor/runtime';

/** The running text of the address: `/breadcrumb/1` or `/breadcrumb/5`. */
export function useInfoText() {
  const about = useLocation().pathname.startsWith('/breadcrumb/5');
  const key = about ? ('GET /info/about' as const) : ('GET /info/disclaimer' as const);
  const query = useQuery(apiQuery(key, {}, { silent: true, staleTime: 30 * 60_000 }));
  return { title: about ? '关于我们' : '免责声明', query };
}
