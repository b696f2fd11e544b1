import type { BodyOf, DataOf } from '@harbor/contract';
import { wordRule } from '@harbor/contract/word-rule';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { insertRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { audit } from '../accounts/audit';
import { wordsChannel } from './book';
import { foldedWord } from './judge';
import { holding, versionByNo } from './queries';
import type { WordRow } from './rows';

type Line = Pick<WordRow, 'word' | 'folded' | 'places' | 'action' | 'rewrite' | 'note'>;

/** What a version does: lines that begin with it, and numbers of lines that end. */
interface Step {
  begin: Line[];
  end: number[];
}

type Published = DataOf<'POST /staff/words/publish'>;

const sameLine = (a: Line, b: Line) =>
  a.word === b.word &&
  a.action === b.action &&
  a.rewrite === b.rewrite &&
  a.note === b.note &&
  a.places.toSorted().join() === b.places.toSorted().join();

/** From what holds to a list in which some words are set and some are gone; words that stay as they are are no step. */
function stepTo(held: readonly WordRow[], set: readonly Line[], gone: ReadonlySet<number>): Step {
  const byFold = new Map(held.map((row) => [row.folded, row]));
  const begin = set.filter((line) => {
    const row = byFold.get(line.folded);
    return !row || gone.has(row.id) || !sameLine(row, line);
  });
  const begun = new Set(begin.map(({ folded }) => folded));
  return {
    begin,
    end: held.filter(({ id, folded }) => gone.has(id) || begun.has(folded)).map(({ id }) => id),
  };
}

interface Wish {
  base: number;
  note: string;
  restoredFrom?: number;
  /** @throws HttpProblem for what cannot be */
  step(trx: Db, held: readonly WordRow[]): Step | Promise<Step>;
}

/** Makes the next version: one at a time, and none on a list that has changed since it was seen. @throws HttpProblem 409, 422 */
async function publish(core: Core, staffId: number, wish: Wish): Promise<Published> {
  const { clock } = core.settings;
  const no = await core.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('words', 0))`.execute(trx);
    const last = await trx
      .selectFrom('word_versions')
      .select('no')
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirst();
    if ((last?.no ?? 0) !== wish.base) throw conflict('敏感词刚有新版本，请刷新后再改');
    const held = await holding(trx).selectAll().execute();
    const { begin, end } = await wish.step(trx, held);
    if (begin.length + end.length === 0) throw conflict('与现在的敏感词相同，没有修改');
    const next = wish.base + 1;
    const count = held.length - end.length + begin.length;
    if (count > wordRule.most) throw invalid({ set: [`最多${wordRule.most}个词，这样会有${count}个`] });
    const ended = new Set(held.filter(({ id }) => end.includes(id)).map(({ folded }) => folded));
    const changed = begin.filter(({ folded }) => ended.has(folded)).length;
    const numbers = { added: begin.length - changed, changed, removed: end.length - changed };
    await insertRow(trx, 'word_versions', {
      ...{ no: next, note: wish.note, made_by: staffId, made_at: new Date(clock.now()) },
      ...{ ...numbers, words: count, restored_from: wish.restoredFrom ?? null },
    });
    if (end.length > 0)
      await trx.updateTable('words').set({ until_version: next }).where('id', 'in', end).execute();
    if (begin.length > 0)
      await insertRow(
        trx,
        'words',
        begin.map((line) => ({ ...line, from_version: next })),
      );
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: wish.restoredFrom === undefined ? 'words.publish' : 'words.restore',
      object: ['word_version', String(next)],
      detail: { note: wish.note, ...numbers, ...(wish.restoredFrom && { from_version: wish.restoredFrom }) },
    });
    await notifyChannel(trx, wordsChannel, String(next));
    return next;
  });
  await core.words.refresh();
  return { version: await versionByNo(core.db, no) };
}

/** Lines as they are kept, each compared by its folded form. @throws HttpProblem 422 at the word */
function linesOf(set: BodyOf<'POST /staff/words/publish'>['set']): Line[] {
  const seen = new Set<string>();
  return set.map((one, n) => {
    const folded = foldedWord(one.word);
    const refuse = (message: string) => invalid({ [`set.${n}.word`]: [message] });
    if ([...folded].length < wordRule.word.min)
      throw refuse(`「${one.word}」去掉符号后不足${wordRule.word.min}个字，会误伤太多内容`);
    if (seen.has(folded)) throw refuse(`「${one.word}」与另一个词写法相同`);
    seen.add(folded);
    return { ...one, folded, places: [...new Set(one.places)] };
  });
}

/**
 * Publishes the next version of the list, in force at once in every process.
 * @throws HttpProblem 409 another version came meanwhile, or nothing would change · 422 at the word
 */
export function publishWords(
  core: Core,
  staffId: number,
  { base, note, set, remove_ids }: BodyOf<'POST /staff/words/publish'>,
): Promise<Published> {
  const lines = linesOf(set);
  return publish(core, staffId, {
    base,
    note,
    step: (_, held) => {
      const known = new Set(held.map(({ id }) => id));
      if (remove_ids.some((id) => !known.has(id))) throw conflict('要删除的词已经不在了，请刷新');
      return stepTo(held, lines, new Set(remove_ids));
    },
  });
}

/** Publishes the list of an older version once more. @throws HttpProblem 404 no such version · 409 */
export function restoreWords(
  core: Core,
  staffId: number,
  no: number,
  { base, note }: BodyOf<'POST /staff/words/restore/:no'>,
): Promise<Published> {
  return publish(core, staffId, {
    base,
    note,
    restoredFrom: no,
    async step(trx, held) {
      if (no > base) throw notFound('没有这个版本');
      const lines = await holding(trx, no).selectAll().execute();
      const kept = new Set(lines.map(({ folded }) => folded));
      const gone = held.filter(({ folded }) => !kept.has(folded)).map(({ id }) => id);
      const back = lines.map(({ word, folded, places, action, rewrite, note: words }) => {
        return { word, folded, places, action, rewrite, note: words };
      });
      return stepTo(held, back, new Set(gone));
    },
  });
}
