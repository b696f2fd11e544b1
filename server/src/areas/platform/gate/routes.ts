import type { ReleaseJson } from '@harbor/contract';
import type { Check, Problem } from './problems';

interface Place {
  platform: string;
  path: string;
}

/** Paths that mean the same addresses are equal: names of parameters, letters' case and a slash at the end do not count. */
const shapeOf = ({ platform, path }: Place) =>
  `${platform} /${path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')}`;

/** Addresses that the server keeps for itself. */
const reserved = /^\/(api|sandbox|releases|media|brand)(\/|$)/i;

const placesOf = ({ routes }: ReleaseJson): Place[] => [
  ...routes.routes,
  ...routes.redirects.map(({ platform, from }) => ({ platform, path: from })),
];

const names = { desktop: '电脑端', mobile: '移动端' } as Record<string, string>;

/** No route belongs to somebody else, and none is declared twice. */
export const checkRoutes: Check = ({ release }, { others, shells, fallbacks }) => {
  const owners = new Map<string, ReleaseJson>();
  for (const other of [...others, ...(release.name === 'shell' ? [] : shells)])
    for (const place of placesOf(other)) owners.set(shapeOf(place), other);
  const problems: Problem[] = [];
  const own = new Set<string>();
  for (const place of placesOf(release)) {
    const shape = shapeOf(place);
    const where = `${names[place.platform]}路由 ${place.path}`;
    const owner = owners.get(shape);
    if (owner)
      problems.push({
        field: 'routes',
        message: `${where} 属于 ${owner.name}（${owner.routes.owner}）${
          fallbacks.has(owner) ? `出现故障时恢复到的 ${owner.version}` : ''
        }：请换一个路径，或先与该团队商定移交`,
      });
    if (own.has(shape))
      problems.push({ field: 'routes', message: `${where} 在 routes.json 中出现了两次：请删去一个` });
    if (reserved.test(place.path))
      problems.push({ field: 'routes', message: `${where} 是平台保留的地址：请换一个路径` });
    own.add(shape);
  }
  return problems;
};
