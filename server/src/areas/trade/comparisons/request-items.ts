import type { ComparisonBlock } from '@harbor/contract';
import { comparisonLimits } from './limits';
import type { ComparisonMarkRow } from './rows';

const short = (text: string, most: number) => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : characters.join('');
};

/** Where a change is and what it says, in a few words. */
function placeOf(block: ComparisonBlock): string {
  const said = (op: -1 | 0 | 1) =>
    block.parts
      .filter((part) => part.op === op)
      .map(({ text }) => text)
      .join(' ');
  const place = block.right === null ? `原稿第 ${block.left} 段` : `第 ${block.right} 段`;
  switch (block.kind) {
    case 'added':
      return `${place}（新增“${short(said(1), 24)}”）`;
    case 'removed':
      return `${place}（删去“${short(said(-1), 24)}”）`;
    case 'moved':
      return `${place}（由原稿第 ${block.left} 段移来）`;
    default:
      return `${place}（“${short(said(-1), 18)}”改为“${short(said(1), 18)}”）`;
  }
}

/** The open questions in the order of the text, as points of a change request; empty without any. */
export function requestItems(
  blocks: readonly ComparisonBlock[],
  marks: readonly Pick<ComparisonMarkRow, 'key' | 'mark' | 'note'>[],
): string[] {
  const { items: most, characters } = comparisonLimits.request;
  const asked = new Map(marks.filter(({ mark }) => mark === 'question').map(({ key, note }) => [key, note]));
  const all = blocks
    .filter(({ key }) => key && asked.has(key))
    .map((block) => `${placeOf(block)}：${asked.get(block.key) || '请说明这样修改的理由，或改回原文'}`);
  if (all.length <= most && all.join('').length <= characters) return all;
  const left = (fitting: readonly string[]) => `另有 ${all.length - fitting.length} 处问题，见修改对照`;
  const fitting: string[] = [];
  for (const item of all) {
    const next = [...fitting, item];
    if (next.length >= most || next.join('').length + left(next).length > characters) break;
    fitting.push(item);
  }
  return [...fitting, left(fitting)];
}
