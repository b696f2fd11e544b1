import type { ReleaseJson } from '@harbor/contract';
import { placeName } from '@harbor/gate/routes/paths';
import { type Claimed, claimedBy, holderOf, isReserved, prefixOf } from '../addresses/words';
import { type Check, few, type Live, type Problem } from './problems';

const team = (name: string, { others, shells }: Live) =>
  [...others, ...shells].find((release) => release.name === name)?.routes.owner ?? name;

/** What keeps a part from having addresses, in words; undefined where nothing does. */
function objection(release: ReleaseJson, prefix: string | undefined, live: Live): string | undefined {
  if (prefix === undefined) return '会匹配其他模块的地址：第一段请写成固定的文字';
  if (isReserved(prefix)) return '是平台保留的地址：请换一个路径';
  const holder = holderOf(live.holders, prefix);
  if (holder === release.name || (holder === undefined && live.free)) return undefined;
  if (holder !== undefined)
    return `属于 ${holder}（${team(holder, live)}）：请换一个路径，或先与该团队商定移交`;
  return `所在的 ${prefix} 还没有授权给 ${release.name}：请运营在 /staff/releases?view=tokens 授权（或运行 npm run staff -- address-grant ${release.name} ${prefix}），或换一个路径`;
}

/**
 * Every route and redirect lies below a prefix that its part holds. As a prefix is a whole first segment, and no first
 * segment is a parameter, none of them can match an address of another part, however it is written.
 */
export const checkAddresses: Check = ({ release }, live) => {
  const refused = new Map<string, Claimed[]>();
  for (const place of claimedBy(release)) {
    const wrong = objection(release, prefixOf(place.path), live);
    if (wrong) refused.set(wrong, [...(refused.get(wrong) ?? []), place]);
  }
  return [...refused].map(
    ([wrong, places]): Problem => ({
      field: 'routes',
      message: `${few(places.map(placeName))} ${wrong}`,
    }),
  );
};
