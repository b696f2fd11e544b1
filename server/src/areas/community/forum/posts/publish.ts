import type { DataOf, TopicChoice } from '@harbor/contract';
import { postStatus, postStatusLabel } from '@harbor/contract/post-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { Once } from '../../../../http/idempotency';
import { invalid } from '../../../../http/problem';
import { regionOf } from '../../../../regions/region-of';
import { dueFrom } from '../../../../site-settings/read';
import { checkOwnImages } from '../../../base/media/own-images';
import { countAddress, countWriting, isTrusted, requireWriter, type Writer } from '../people/writer';
import type { PostRow } from '../rows';
import { readPost, type WrittenPost } from '../text/written';
import { chosenTopics, watchTopics } from '../topics/choose';
import { feedback } from './feedback';
import { addPost, hotness, setTopics } from './move';

/** What somebody sends as a post. */
export interface PostInput {
  title: string;
  content: string;
  category_id?: number | null;
  topic_id?: TopicChoice[];
  ai_flag?: boolean;
}

/** What the author reads after sending. */
export type Sent = DataOf<'POST /hot_post/post_message'>;

const messages = {
  waiting: '发布成功，审核通过后上线',
  shown: '发布成功',
};

/** What is told of a post after it was sent or changed. */
export const sentOf = ({ id, status }: Pick<PostRow, 'id' | 'status'>): Sent => ({
  id,
  status,
  status_text: postStatusLabel[status],
  message: status === postStatus.waiting ? messages.waiting : messages.shown,
  ticket: null,
});

/** The category of a post and the one above it. @throws HttpProblem 422 `category_id` */
export async function placeOf(db: Db, categoryId: number | null | undefined) {
  if (!categoryId) throw invalid({ category_id: ['请选择分类'] });
  const row = await db
    .selectFrom('post_categories')
    .select([
      'id',
      'parent_id',
      ({ selectFrom, exists }) =>
        exists(
          selectFrom('post_categories as child')
            .select('child.id')
            .whereRef('child.parent_id', '=', 'post_categories.id')
            .where('child.active', '=', true),
        ).as('has_children'),
    ])
    .where('id', '=', categoryId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw invalid({ category_id: ['请选择分类'] });
  if (row.has_children) throw invalid({ category_id: ['请选择下一级分类'] });
  return { category_id: row.id, root_category_id: row.parent_id ?? row.id };
}

/** A pictures' field error names the text they stand in. @throws HttpProblem 422 `content` */
export const checkPictures = (db: Db, userId: number, images: string[], kept: string[] = []) =>
  checkOwnImages(
    db,
    userId,
    images.filter((path) => !kept.includes(path)),
    'content',
  );

/**
 * Sends a post: waits for staff, or is published first when its author is trusted. Feedback becomes a ticket.
 * @throws HttpProblem 403 no phone · 422 by field · 429 too often
 */
export async function publish(
  core: Core,
  writer: Writer,
  input: PostInput & { is_spit?: 0 | 1 | boolean; draft_id?: number },
  once: Once<Sent>,
  now: Date,
): Promise<Sent> {
  const { newcomer } = await requireWriter(core.db, writer.userId, now);
  const written = await readPost(core, writer.userId, input);
  await checkPictures(core.db, writer.userId, written.images);
  if (input.is_spit) {
    return once.inTransaction(async (trx) => {
      const sent = await feedback(core, trx, writer.userId, written);
      await dropDraft(trx, writer.userId, input.draft_id);
      return sent;
    });
  }
  const place = await placeOf(core.db, input.category_id);
  await watchTopics(core, writer.userId, input.topic_id ?? []);
  await countAddress(core, writer, 'post');
  return once.inTransaction(async (trx) => {
    await countWriting(core, trx, writer, 'post', newcomer);
    const row = await insertPost(trx, writer, written, { ...place, ai_flag: input.ai_flag }, now);
    const topics = await chosenTopics(trx, writer.userId, input.topic_id ?? [], now);
    await setTopics(trx, { id: row.id, shown: false }, topics);
    const event = row.status === postStatus.waiting ? 'submit' : 'publish_first';
    await addPost(trx, row, { event, actor: 'user', actorId: writer.userId, at: now });
    await dropDraft(trx, writer.userId, input.draft_id);
    // The person after categories and topics, as everywhere.
    await requireWriter(trx, writer.userId, now, true);
    return sentOf(row);
  });
}

async function insertPost(
  trx: Db,
  { userId, ip }: Writer,
  written: WrittenPost,
  place: { category_id: number; root_category_id: number; ai_flag?: boolean },
  now: Date,
): Promise<PostRow> {
  const first = written.findings.length === 0 && (await isTrusted(trx, userId, now));
  return trx
    .insertInto('posts')
    .values({
      ...written,
      ...place,
      user_id: userId,
      urgent: written.findings.length > 0,
      status: first ? postStatus.published : postStatus.waiting,
      shown: first,
      look_after: first,
      published_at: first ? now : null,
      hot: first ? hotness(now) : 0,
      ...(await dueFrom(trx, 'limit.post', now)),
      ip_region: await regionOf(trx, ip),
      created_at: now,
      replied_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function dropDraft(trx: Db, userId: number, draftId: number | undefined): Promise<void> {
  if (!draftId) return;
  await trx.deleteFrom('post_drafts').where('id', '=', draftId).where('user_id', '=', userId).execute();
}
