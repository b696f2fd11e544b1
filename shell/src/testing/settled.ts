import type { RouteSource } from '@harbor/contract';
import { barePath } from '@harbor/contract/route-match';
import ownRoutes from '../../routes.json';

/** A page that carries the routes of the frame's links alone, and what was asked of it beside them. */
export function settledFrame(platform: 'desktop' | 'mobile', path: string) {
  const known = [...ownRoutes.frameLinks[platform], '/404/', path].map(barePath);
  const unsettled = new Set<string>();
  const settled = Object.assign([...known], {
    includes(asked: string) {
      if (!known.includes(asked)) unsettled.add(asked);
      return known.includes(asked);
    },
  });
  const routeSource: RouteSource = { address: '/releases/routes/none.json', integrity: '', settled };
  return { routeSource, unsettled };
}
