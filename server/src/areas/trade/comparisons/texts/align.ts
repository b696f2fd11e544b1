import { comparisonLimits } from '../limits';
import { diffInTurns } from './diff';
import { likeness, mostAlike, type Pairs, pairsOf } from './pairs';

/** A paragraph of the left text and one of the right that belong together; places from 0, null where there is none. */
export interface Aligned {
  left: number | null;
  right: number | null;
  moved: boolean;
}

/** What is asked now and then: lets others have their turn. @throws when the time is over */
export type Pause = () => Promise<void>;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Paragraphs of a text with what is needed to compare them, found out once. */
class Side {
  readonly keys: string[];
  private readonly found: (Pairs | undefined)[] = [];
  constructor(paragraphs: readonly string[]) {
    this.keys = paragraphs.map(tidy);
  }
  pairs(at: number): Pairs {
    const known = this.found[at];
    if (known) return known;
    const found = pairsOf(this.keys[at] ?? '');
    this.found[at] = found;
    return found;
  }
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

/** Runs of paragraphs that stayed, and runs where something went or came. */
async function runs(left: Side, right: Side): Promise<{ left: number[]; right: number[]; same: boolean }[]> {
  const changes = await diffInTurns(left.keys, right.keys, comparisonLimits.time / 4);
  if (!changes)
    return [{ left: range(0, left.keys.length), right: range(0, right.keys.length), same: false }];
  const found: { left: number[]; right: number[]; same: boolean }[] = [];
  let [l, r] = [0, 0];
  for (const { added, removed, value } of changes) {
    const last = found.at(-1);
    const run = last && !last.same && (added || removed) ? last : { left: [], right: [], same: false };
    if (run !== last) found.push(run);
    run.same = !added && !removed;
    if (!added) run.left.push(...range(l, value.length));
    if (!removed) run.right.push(...range(r, value.length));
    if (!added) l += value.length;
    if (!removed) r += value.length;
  }
  return found;
}

/** Cells of a table of likenesses that are worth it: a run beyond that is paired in order of place. */
const mostCells = 40_000;

/** Pairs paragraphs of a run so that their likenesses add up to most, without crossing. */
async function pairRun(
  left: Side,
  right: Side,
  run: { left: number[]; right: number[] },
  pause: Pause,
): Promise<[number, number][]> {
  const [rows, columns] = [run.left.length, run.right.length];
  if (rows * columns > mostCells) return pairByPlace(left, right, run, pause);
  const score = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const like = Array.from({ length: rows }, () => new Float64Array(columns));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      // Two long paragraphs take a ms, so that a row of the table would be a turn of its own.
      await pause();
      const [one, other] = [left.pairs(run.left[i] ?? 0), right.pairs(run.right[j] ?? 0)];
      const alike = mostAlike(one, other) < comparisonLimits.alike ? 0 : likeness(one, other);
      const taken = alike >= comparisonLimits.alike ? alike + (score[i + 1]?.[j + 1] ?? 0) : -1;
      const skipped = Math.max(score[i + 1]?.[j] ?? 0, score[i]?.[j + 1] ?? 0);
      const [likeRow, scoreRow] = [like[i], score[i]];
      if (likeRow) likeRow[j] = taken >= skipped ? 1 : 0;
      if (scoreRow) scoreRow[j] = Math.max(taken, skipped);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (like[i]?.[j]) {
      pairs.push([run.left[i] ?? 0, run.right[j] ?? 0]);
      i += 1;
      j += 1;
    } else if ((score[i + 1]?.[j] ?? 0) >= (score[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

const reach = 8;

/** For very long runs: each paragraph looks for its like among the next few. */
async function pairByPlace(
  left: Side,
  right: Side,
  run: { left: number[]; right: number[] },
  pause: Pause,
): Promise<[number, number][]> {
  const pairs: [number, number][] = [];
  let from = 0;
  for (const l of run.left) {
    for (let j = from; j < Math.min(from + reach, run.right.length); j += 1) {
      await pause();
      const r = run.right[j] ?? 0;
      if (likeness(left.pairs(l), right.pairs(r)) < comparisonLimits.alike) continue;
      pairs.push([l, r]);
      from = j + 1;
      break;
    }
  }
  return pairs;
}

/** Shorter ones, as 是 or 3.2, stand in many places: that they stand elsewhere says nothing. */
const shortestMoved = 8;

/** Finds paragraphs that went here and came there, first those that are the same, then those that are much alike. */
async function findMoved(
  left: Side,
  right: Side,
  gone: readonly number[],
  came: readonly number[],
  exact: boolean,
  pause: Pause,
): Promise<[number, number][]> {
  const long = (side: Side) => (at: number) => (side.keys[at]?.length ?? 0) >= shortestMoved;
  const free = new Set(came.filter(long(right)));
  const moved: [number, number][] = [];
  for (const l of gone.filter(long(left))) {
    await pause();
    let found: number | undefined;
    for (const r of free) {
      if (!exact) await pause();
      const same = exact
        ? left.keys[l] === right.keys[r]
        : likeness(left.pairs(l), right.pairs(r)) >= comparisonLimits.moved;
      if (!same) continue;
      found = r;
      break;
    }
    if (found === undefined) continue;
    free.delete(found);
    moved.push([l, found]);
  }
  return moved;
}

/** Leftovers of which every one is held against every other; beyond that only the same ones are looked for. */
const mostLeft = 300;

/**
 * Says which paragraphs of two texts belong together: those that stayed, those that were changed where they stand, and
 * those that stand elsewhere now. In the order of the right text, with what went where it had stood.
 */
export async function align(
  leftText: readonly string[],
  rightText: readonly string[],
  pause: Pause,
): Promise<Aligned[]> {
  const [left, right] = [new Side(leftText), new Side(rightText)];
  const found = await runs(left, right);
  const partner = new Map<number, { left: number; moved: boolean }>();
  const open = found.filter(({ same }) => !same);
  const taken = new Set<number>();
  const note = (pairs: [number, number][], moved: boolean) => {
    for (const [l, r] of pairs) {
      partner.set(r, { left: l, moved });
      taken.add(l);
    }
  };
  for (const run of found)
    if (run.same)
      note(
        run.left.map((l, n) => [l, run.right[n] ?? 0]),
        false,
      );
  const goneNow = () => open.flatMap((run) => run.left.filter((l) => !taken.has(l)));
  const cameNow = () => open.flatMap((run) => run.right.filter((r) => !partner.has(r)));
  note(await findMoved(left, right, goneNow(), cameNow(), true, pause), true);
  for (const run of open) {
    const rest = {
      left: run.left.filter((l) => !taken.has(l)),
      right: run.right.filter((r) => !partner.has(r)),
    };
    note(await pairRun(left, right, rest, pause), false);
  }
  if (goneNow().length <= mostLeft && cameNow().length <= mostLeft)
    note(await findMoved(left, right, goneNow(), cameNow(), false, pause), true);
  return found.flatMap((run) => inOrder(run, partner, taken));
}

/** The paragraphs of a run: what went stands before what came after it. */
function inOrder(
  run: { left: number[]; right: number[] },
  partner: ReadonlyMap<number, { left: number; moved: boolean }>,
  taken: ReadonlySet<number>,
): Aligned[] {
  const gone = run.left.filter((l) => !taken.has(l));
  const lines: Aligned[] = [];
  for (const r of run.right) {
    const mate = partner.get(r);
    while (mate && !mate.moved && gone.length > 0 && (gone[0] ?? 0) < mate.left)
      lines.push({ left: gone.shift() ?? null, right: null, moved: false });
    lines.push({ left: mate?.left ?? null, right: r, moved: mate?.moved ?? false });
  }
  return [...lines, ...gone.map((l) => ({ left: l, right: null, moved: false }))];
}
