import { apiQuery, useLocation, useQuery } from '@harbor/runtime';

/** The running text of the address: `/breadcrumb/1` or `/breadcrumb/5`. */
export function useInfoText() {
  const about = useLocation().pathname.startsWith('/breadcrumb/5');
  const key = about ? ('GET /info/about' as const) : ('GET /info/disclaimer' as const);
  return { title: about ? '关于我们' : '免责声明', query: useQuery(apiQuery(key, {}, { silent: true })) };
}
