import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ComparisonBlock } from '@harbor/contract';
import { invalid } from '../../../../http/problem';
import { comparisonLimits } from '../limits';
import { type Aligned, align, type Pause } from './align';
import { changedParts, type Part } from './words';

const tooLong = () => invalid({ left: ['文稿太长，暂时不能在线对照，请下载后用文字处理软件比较'] });

/** Lets others have their turn whenever ours has lasted, and ends what takes too long. */
function pauses(): Pause {
  const begun = performance.now();
  let turn = begun;
  return async () => {
    const now = performance.now();
    if (now - begun > comparisonLimits.time) throw tooLong();
    if (now - turn < comparisonLimits.turn) return;
    await nextTurn();
    turn = performance.now();
  };
}

function checkSize(text: readonly string[]): void {
  const characters = text.reduce((sum, paragraph) => sum + paragraph.length, 0);
  if (text.length > comparisonLimits.paragraphs || characters > comparisonLimits.characters) throw tooLong();
}

type Kind = ComparisonBlock['kind'];

function kindOf({ left, right, moved }: Aligned, same: boolean): Kind {
  if (left === null) return 'added';
  if (right === null) return 'removed';
  if (moved) return 'moved';
  return same ? 'same' : 'changed';
}

const whole = (op: Part['op'], text: string): Part[] => [{ op, text }];

async function partsOf(kind: Kind, [left, right]: [string, string], pause: Pause): Promise<Part[]> {
  if (kind === 'added') return whole(1, right);
  if (kind === 'removed') return whole(-1, left);
  return left === right ? whole(0, right) : changedParts(left, right, comparisonLimits.time / 8, pause);
}

/**
 * Two texts held against each other, paragraph by paragraph in the order of the right one. Changes are named by what they
 * say, so that marks find them again. Works in turns of some milliseconds.
 * @throws HttpProblem 422 for texts beyond the limits of size or time
 */
export async function compareTexts(
  left: readonly string[],
  right: readonly string[],
): Promise<ComparisonBlock[]> {
  checkSize(left);
  checkSize(right);
  const pause = pauses();
  const named = new Map<string, number>();
  const blocks: ComparisonBlock[] = [];
  for (const one of await align(left, right, pause)) {
    await pause();
    const from = one.left === null ? '' : (left[one.left] ?? '');
    const to = one.right === null ? '' : (right[one.right] ?? '');
    const same = from === to;
    const kind = kindOf(one, same);
    blocks.push({
      kind,
      key: kind === 'same' ? '' : nameOf(`${kind}\n${from}\n${to}`, named),
      left: one.left === null ? null : one.left + 1,
      right: one.right === null ? null : one.right + 1,
      parts: await partsOf(kind, [from, to], pause),
    });
  }
  return blocks;
}

/** The same change in two places gets a number. */
function nameOf(says: string, named: Map<string, number>): string {
  const hash = createHash('sha256').update(says).digest('hex').slice(0, 16);
  const count = (named.get(hash) ?? 0) + 1;
  named.set(hash, count);
  return `${hash}-${count}`;
}
