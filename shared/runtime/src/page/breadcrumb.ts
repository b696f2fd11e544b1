import { useCurrentRoute } from '../navigation/current-route';
import { useAtomValue } from '../store/hooks';
import { type Crumb, pageMetaAtom } from './meta';

/**
 * The breadcrumb of the present page: 首页, the steps of its route, then what the page itself says or its title. Empty
 * on the home page.
 */
export function useBreadcrumb(): Crumb[] {
  const match = useCurrentRoute();
  const meta = useAtomValue(pageMetaAtom);
  if (!match || match.route.path === '/') return [];
  const tail = meta.crumbs ?? [{ title: meta.title ?? match.route.title }];
  return [{ title: '首页', path: '/' }, ...(match.route.crumbs ?? []), ...tail];
}
