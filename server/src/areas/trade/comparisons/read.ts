import type { BodyOf, Comparison, ComparisonBlock, DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { shareAccount } from '../../base/accounts/share-account';
import { paragraphsOf } from '../../base/files/text/paragraphs';
import { openRefund } from '../orders/refund-status';
import { keptResult } from './kept';
import { requestItems } from './request-items';
import type { ComparisonMarkRow } from './rows';
import { orderTexts, type SourceFile } from './sources';
import { compareTexts } from './texts/compare';

interface Pair {
  left: string;
  right: string;
}

interface Read {
  left: SourceFile;
  right: SourceFile;
  blocks: ComparisonBlock[];
  mayRequest: boolean;
}

async function readPair(core: Core, userId: number, orderId: number, pair: Pair): Promise<Read> {
  const { order, texts } = await orderTexts(core.db, userId, orderId);
  const find = (id: string) => texts.find(({ file }) => file.id === id);
  const [left, right] = [find(pair.left), find(pair.right)];
  if (!left || !right) throw notFound('文件不存在或已删除');
  if (left.file.id === right.file.id) throw invalid({ right: ['请选择两份不同的文稿'] });
  const now = core.settings.clock.now();
  const blocks = await keptResult(
    `${left.file.type}:${left.file.sha256}:${right.file.type}:${right.file.sha256}`,
    now,
    async () => {
      const [before, after] = await Promise.all([
        paragraphsOf(core, left.file),
        paragraphsOf(core, right.file),
      ]);
      return compareTexts(before, after);
    },
  );
  return {
    left,
    right,
    blocks,
    mayRequest: order.status === s.delivered && !openRefund(order.refund_status),
  };
}

const marksOf = (db: Db, orderId: number, { left, right }: Pick<Read, 'left' | 'right'>) =>
  db
    .selectFrom('comparison_marks')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('left_hash', '=', left.file.sha256)
    .where('right_hash', '=', right.file.sha256)
    .orderBy('at')
    .execute();

const present = (rows: readonly ComparisonMarkRow[]): Comparison['marks'] =>
  rows.map(({ key, mark, note, at }) => ({ key, mark, note, at: toMoment(at) }));

function count(blocks: readonly ComparisonBlock[]): Comparison['counts'] {
  const counts = { changed: 0, added: 0, removed: 0, moved: 0, same: 0 };
  for (const { kind } of blocks) counts[kind] += 1;
  return counts;
}

/**
 * Two texts of one's own order held against each other, with one's marks.
 * @throws HttpProblem 404 not the user's order or its file, 422 too long
 */
export async function comparisonOf(
  core: Core,
  userId: number,
  orderId: number,
  pair: Pair,
): Promise<Comparison> {
  const read = await readPair(core, userId, orderId, pair);
  const marks = await marksOf(core.db, orderId, read);
  return {
    left: read.left.source,
    right: read.right.source,
    blocks: read.blocks,
    counts: count(read.blocks),
    marks: present(marks),
    request_items: requestItems(read.blocks, marks),
    may_request: read.mayRequest,
  };
}

/**
 * Marks a change as accepted or questioned, or takes the mark back.
 * @throws HttpProblem 404 not the user's order or its file, 409 there is no such change (any more)
 */
export async function markChange(
  core: Core,
  userId: number,
  orderId: number,
  { left, right, key, mark, note = '' }: BodyOf<'POST /compare/mark/:id'>,
): Promise<DataOf<'POST /compare/mark/:id'>> {
  const read = await readPair(core, userId, orderId, { left, right });
  if (!read.blocks.some((block) => block.key === key)) throw conflict();
  const named = {
    order_id: orderId,
    left_hash: read.left.file.sha256,
    right_hash: read.right.file.sha256,
    key,
  };
  await core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, userId);
    if (mark === null) {
      await trx
        .deleteFrom('comparison_marks')
        .where(({ eb, and }) =>
          and(Object.entries(named).map(([column, value]) => eb(column as keyof typeof named, '=', value))),
        )
        .execute();
      return;
    }
    const values = { mark, note, at: new Date(core.settings.clock.now()) };
    await trx
      .insertInto('comparison_marks')
      .values({ ...named, user_id: userId, ...values })
      .onConflict((on) => on.columns(['order_id', 'left_hash', 'right_hash', 'key']).doUpdateSet(values))
      .execute();
  });
  const marks = await marksOf(core.db, orderId, read);
  return { marks: present(marks), request_items: requestItems(read.blocks, marks) };
}
