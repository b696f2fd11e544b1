import { parameterOf, segmentsOf } from '@harbor/contract/route-match';
import type { RoutesJson } from '@harbor/contract/routes';
import { claimedBy, prefixOf } from './claimed';

/** Whether a pattern leads somewhere wherever a target may lead, whatever its parameters are. */
function covers(pattern: string, target: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(target)];
  return (
    wanted.length === given.length &&
    wanted.every(
      (segment, i) => parameterOf(segment) !== undefined || segment.toLowerCase() === given[i]?.toLowerCase(),
    )
  );
}

/** Whether some address fits both patterns. */
function meet(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  return (
    left.length === right.length &&
    left.every((segment, i) => {
      const beside = right[i] ?? '';
      return (
        parameterOf(segment) !== undefined ||
        parameterOf(beside) !== undefined ||
        segment.toLowerCase() === beside.toLowerCase()
      );
    })
  );
}

const parametersOf = (path: string) => segmentsOf(path).flatMap((segment) => parameterOf(segment) ?? []);

/**
 * Whether the shell may send people to an address outside of its own: a page that it gave to another part stays
 * reachable where it was. No part's redirect leads back out, so two steps are the most that there can be.
 */
function leavesShell(routes: RoutesJson, to: string): boolean {
  const prefix = prefixOf(to);
  if (routes.name !== 'shell' || prefix === undefined) return false;
  return claimedBy({ routes }).every(({ path }) => prefixOf(path) !== prefix);
}

/**
 * Redirects lead to pages of their own part, in one step: no chains, no loops, nothing that has no parameter to fill in.
 * Those of the shell may lead to other parts.
 * @returns what is wrong, in words
 */
export function checkRedirects(declared: RoutesJson): string[] {
  const { routes, redirects } = declared;
  const found: string[] = [];
  for (const { platform, from, to } of redirects) {
    const say = (wrong: string) => found.push(`跳转 ${from} → ${to} ${wrong}`);
    const unknown = parametersOf(to).filter((name) => !parametersOf(from).includes(name));
    if (unknown.length > 0) say(`用到了原地址没有的参数 ${unknown.join('、')}：请改用原地址的参数`);
    const pages = routes.filter((route) => route.platform === platform && covers(route.path, to));
    if (pages.length === 0) {
      if (leavesShell(declared, to)) continue;
      say('没有通向本模块在该端的页面：请直接写最终页面的路径');
      continue;
    }
    const plain = Math.min(...pages.map(({ path }) => parametersOf(path).length));
    const next = redirects.find(
      (other) =>
        other.platform === platform && meet(other.from, to) && parametersOf(other.from).length <= plain,
    );
    if (next) say(`会再次跳转（${next.from} → ${next.to}）：请直接写最终页面的路径`);
  }
  return found;
}
