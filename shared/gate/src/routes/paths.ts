import { parameterOf, segmentsOf } from '@harbor/contract/route-match';
import type { RoutesJson } from '@harbor/contract/routes';
import { type Claimed, claimedBy, prefixOf } from './claimed';
import { checkRedirects } from './redirects';

const platformNames: Record<string, string> = { desktop: '电脑端', mobile: '移动端' };

/** A route or redirect in words. */
export const placeName = ({ platform, path }: Claimed) => `${platformNames[platform]}路由 ${path}`;

/** Paths that mean the same addresses are equal: names of parameters, letters' case and a slash at the end do not count. */
const shapeOf = ({ platform, path }: Claimed) =>
  `${platform} /${segmentsOf(path)
    .map((segment) => (parameterOf(segment) === undefined ? segment.toLowerCase() : ':'))
    .join('/')}`;

/** What is wrong with a path by itself: client and server would read it otherwise than it was meant. */
export function mistakeIn(path: string): string | undefined {
  const segments = segmentsOf(path);
  if (segments.some((segment) => !/^(:[A-Za-z]\w*|[\w-]+)$/.test(segment)))
    return '的每一段应为固定的文字，或一个 :参数';
  const names = segments.map(parameterOf).filter((name) => name !== undefined);
  if (new Set(names).size < names.length) return '的参数重名';
  return undefined;
}

/** Paths are well formed, none is declared twice, redirects lead to pages. @returns what is wrong, in words */
export function routeMistakes(routes: RoutesJson): string[] {
  const found: string[] = [];
  const claimed = claimedBy({ routes });
  const seen = new Set<string>();
  for (const place of claimed) {
    const mistake = mistakeIn(place.path);
    if (mistake) found.push(`${placeName(place)} ${mistake}：请修改 routes.json`);
    const shape = shapeOf(place);
    if (seen.has(shape)) found.push(`${placeName(place)} 在 routes.json 中出现了两次：请删去一个`);
    seen.add(shape);
  }
  const declared = routes.prefixes?.map((prefix) => prefix.toLowerCase());
  const undeclared = claimed.filter(({ path }) => {
    const prefix = prefixOf(path);
    return declared && prefix !== undefined && prefix !== '/' && !declared.includes(prefix);
  });
  for (const place of undeclared)
    found.push(`${placeName(place)} 不在 routes.json 的 prefixes 之下：请补上 ${prefixOf(place.path)}`);
  return [...found, ...checkRedirects(routes)];
}
