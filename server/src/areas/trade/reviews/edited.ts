import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { changesOf } from '../../base/moderation/changed-words';
import { checkedTexts } from '../../base/moderation/checked';
import { keepEdit } from '../../base/moderation/edits';
import { lookAt, requireRevision } from '../../base/moderation/looked';
import type { AppraiseRow } from '../services/rows';
import type { AppraisePart } from './move';
import { presentForDesk } from './present';
import { reviewById } from './queries';

export type ReviewEdit = NonNullable<BodyOf<'POST /staff/appraise/publish/:id'>['edit']>;

const wordsOf = (row: AppraiseRow, part: AppraisePart) => ({
  title: '',
  text: (part === 'review' ? row.content : row.append_content) ?? '',
});

/** Columns with the words of a part. */
export const partColumns = (part: AppraisePart, text: string) =>
  part === 'review' ? { content: text } : { append_content: text };

/** A review with everything that is known of its words. @throws HttpProblem 404 */
export async function reviewDetail(
  core: Core,
  id: number,
  now: Date,
): Promise<DataOf<'GET /staff/appraise/detail/:id'>> {
  const row = await reviewById(core.db, id);
  if (!row) throw notFound('评价不存在');
  const look = (part: AppraisePart) =>
    lookAt(core, { kind: part, id, place: 'review', shown: wordsOf(row, part) });
  const [review, append] = await Promise.all([
    look('review'),
    row.append_content === null ? null : look('append'),
  ]);
  return { ...presentForDesk(row, now), looked: { review, append } };
}

/** Keeps the author's words and gives those that take their place; undefined where nothing is changed. @throws HttpProblem 409 · 422 */
export async function editReview(
  core: Core,
  trx: Db,
  row: AppraiseRow,
  part: AppraisePart,
  { edit, staffId, now }: { edit: ReviewEdit; staffId: number; now: Date },
) {
  const before = wordsOf(row, part);
  requireRevision(before, edit.revision);
  const { content } = await checkedTexts(core, 'review', { content: edit.content });
  if (content === before.text) return undefined;
  const after = { title: '', text: content };
  await keepEdit(trx, { kind: part, id: row.id, ownerId: row.user_id, staffId, before, after, at: now });
  const names = { title: '', text: part === 'review' ? '评价' : '追评' };
  return { changes: changesOf(before, after, names), columns: partColumns(part, content) };
}
