import { changesPath, ownChangesPath } from '@harbor/contract/journal-changes';
import { alertLimits } from '../limits';

/** What somebody is told of an import. */
export interface Digest {
  user_id: number;
  /** Journals that changed, of those that they follow. */
  total: number;
  /** Up to three of them, what weighs most first. */
  names: string[];
  /** The first line of the first. */
  first: { title: string; old: string | null; new: string | null; oldEdition: string; newEdition: string };
  source: string;
}

/** Characters of a message's title at most. */
const longest = 60;
const shortest = 12;

const clip = (text: string, room: number): string =>
  [...text].length > room ? `${[...text].slice(0, Math.max(1, room - 1)).join('')}…` : text;

const known = (value: string | null) => value ?? '暂无';

/** 2 区（演示分区 2024）→ 1 区（演示分区 2025）; an edition that both share stands behind. */
function changeWords({ old, new: now, oldEdition, newEdition }: Digest['first']): string {
  if (oldEdition === newEdition || !oldEdition)
    return `${known(old)} → ${known(now)}${newEdition && `（${newEdition}）`}`;
  return `${known(old)}（${oldEdition}）→ ${known(now)}${newEdition && `（${newEdition}）`}`;
}

/** The message: one for a person and an import, whatever of theirs has changed. */
export function digestWords({ total, names, first, source }: Digest): {
  title: string;
  body: string;
  link: string;
} {
  const [name = ''] = names;
  const tail =
    total > 1 ? `等 ${total} 种期刊有变动` : `${first.title}：${known(first.old)} → ${known(first.new)}`;
  const room = Math.max(shortest, longest - [...tail].length - 2);
  const title = clip(`《${clip(name, room)}》${tail}`, longest);
  const listed = names.map((one) => `《${one}》`).join('、');
  const all =
    total === 1
      ? ''
      : total > alertLimits.named
        ? `您关注的 ${total} 种期刊有变动：${listed}等。`
        : `您关注的 ${total} 种期刊有变动：${listed}。`;
  const from = source ? `，来源：${source}` : '';
  return {
    title,
    body: `${all}《${name}》${first.title}：${changeWords(first)}${from}。是否影响投稿请结合单位规定判断。`,
    link: ownChangesPath,
  };
}

/** What those who were told hear when the import was undone. */
export function withdrawnWords({ title, journals }: { title: string; journals: number }) {
  const which = journals > 1 ? `《${title}》等 ${journals} 种期刊` : `《${title}》`;
  return {
    title: '一则期刊变动提醒已撤回',
    body: `先前提醒您的${which}的变动，因数据需要更正已撤回，期刊页恢复为之前的内容。给您带来的不便，敬请谅解。`,
    link: changesPath,
  };
}
