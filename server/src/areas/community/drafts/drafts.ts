import { randomInt } from 'node:crypto';
import type { DataOf, Draft, DraftCard, DraftFields } from '@harbor/contract';
import { postRule, postStatus } from '@harbor/contract/post-status';
import { oneLine } from '@harbor/contract/visible-text';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { ownPost, topicIdsOf } from '../forum/posts/edit';
import { movePost } from '../forum/posts/move';
import { cleanForReading, takeIn } from '../forum/text/markup';
import { excerptOf } from '../forum/text/plain';
import type { DraftRow, DraftTopic } from './rows';

const perPage = 20;
const longestTitle = 100;

/** Below 2^47, and never one of few digits. */
const newDraftId = () => randomInt(10 ** 13, 2 ** 47);

type CardRow = Pick<DraftRow, 'id' | 'title' | 'excerpt' | 'post_id' | 'version' | 'saved_at'> & {
  reason: string | null;
};

const card = (row: CardRow): DraftCard => ({
  id: row.id,
  title: row.title,
  // Excerpts kept before formulas were made readable are so from here on.
  excerpt: excerptOf(row.excerpt),
  post_id: row.post_id,
  reason: row.reason ?? '',
  version: row.version,
  saved_at: toMoment(row.saved_at),
});

const rowsOf = (db: Db, userId: number) =>
  db
    .selectFrom('post_drafts')
    .leftJoin('posts', 'posts.id', 'post_drafts.post_id')
    .selectAll('post_drafts')
    .select('posts.reason')
    .where('post_drafts.user_id', '=', userId);

/** Somebody's drafts, the last saved first. */
export async function draftList(db: Db, userId: number, page = 1): Promise<DataOf<'GET /draft/list'>> {
  const found = await paginate(
    rowsOf(db, userId).orderBy('post_drafts.saved_at', 'desc').orderBy('post_drafts.id', 'desc'),
    { page, perPage, counted: countDrafts(db, userId) },
    (rows) => rows.map(card),
  );
  return { ...found, limit: postRule.drafts };
}

/** How many drafts somebody has. */
export async function countDrafts(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('post_drafts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return n;
}

/** One draft of its owner. @throws HttpProblem 404 */
export async function ownDraft(db: Db, userId: number, id: number, lock = false): Promise<DraftRow> {
  let query = db.selectFrom('post_drafts').selectAll().where('id', '=', id).where('user_id', '=', userId);
  if (lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('草稿不存在或已删除');
  return row;
}

/** A draft to write on. @throws HttpProblem 404 */
export async function readDraft(core: Core, userId: number, id: number): Promise<Draft> {
  const row = await rowsOf(core.db, userId).where('post_drafts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('草稿不存在或已删除');
  return present(row, await cleanForReading(core, row.content));
}

const present = (row: CardRow & DraftRow, content: string): Draft => ({
  ...card(row),
  content,
  category_id: row.category_id,
  topic_id: row.topics,
  ai_flag: row.ai_flag,
});

/** What was given of a draft, its markup cleaned. */
export interface CleanDraft extends Omit<DraftFields, 'content'> {
  content?: { cleaned: string; body: string };
}

/**
 * Cleans what was given of a draft: before a transaction is opened, since long markup waits for a process.
 * @throws HttpProblem 422 `content`
 */
export async function cleanDraft(core: Core, { content, ...fields }: DraftFields): Promise<CleanDraft> {
  if (content === undefined) return fields;
  const taken = await takeIn(core, content);
  if (taken.fault !== undefined) throw invalid({ content: [taken.fault] });
  return { ...fields, content: taken };
}

/** What was given of a draft, as columns. */
function columnsOf({ title, content, category_id, topic_id, ai_flag }: CleanDraft) {
  return {
    ...(title !== undefined && { title: [...oneLine(title)].slice(0, longestTitle).join('') }),
    ...(content !== undefined && { content: content.cleaned, excerpt: excerptOf(content.body) }),
    ...(category_id !== undefined && { category_id }),
    ...(topic_id !== undefined && { topics: JSON.stringify(topic_id satisfies DraftTopic[]) }),
    ...(ai_flag !== undefined && { ai_flag }),
  };
}

/** A category that is no longer there is none. */
async function knownCategory(trx: Db, id: number | null | undefined): Promise<number | null | undefined> {
  if (!id) return id;
  const row = await trx.selectFrom('post_categories').select('id').where('id', '=', id).executeTakeFirst();
  return row ? id : null;
}

/** Begins a draft; at most twenty beside those of rejected posts. @throws HttpProblem 409 */
export async function addDraft(
  trx: Db,
  userId: number,
  fields: CleanDraft,
  now: Date,
  postId: number | null = null,
): Promise<Draft> {
  // Of two at once the second counts the first.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  if (postId === null && (await countDrafts(trx, userId)) >= postRule.drafts)
    throw conflict(`最多保存${postRule.drafts}篇草稿，请先删除不需要的`);
  const category_id = await knownCategory(trx, fields.category_id);
  const row = await trx
    .insertInto('post_drafts')
    .values({
      ...columnsOf({ ...fields, category_id }),
      id: newDraftId(),
      user_id: userId,
      post_id: postId,
      topics: JSON.stringify(fields.topic_id ?? []),
      created_at: now,
      saved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return present({ ...row, reason: null }, row.content);
}

/**
 * Saves a draft. Whoever read another version is told, with the one that is there; without a version the last wins.
 * A rejected post whose draft is changed becomes a draft itself.
 * @throws HttpProblem 404 · 409 with `data.current`
 */
export async function saveDraft(
  core: Core,
  userId: number,
  id: number,
  { version, ...fields }: DraftFields & { version?: number },
  now: Date,
): Promise<Draft> {
  const clean = await cleanDraft(core, fields);
  const newer = await core.db.transaction().execute(async (trx) => {
    const row = await ownDraft(trx, userId, id, true);
    if (version !== undefined && version !== row.version) return row;
    const category_id = await knownCategory(trx, clean.category_id);
    await trx
      .updateTable('post_drafts')
      .set({ ...columnsOf({ ...clean, category_id }), version: sql`version + 1`, saved_at: now })
      .where('id', '=', id)
      .execute();
    if (row.post_id) await reopen(trx, userId, row.post_id, now);
    return undefined;
  });
  if (newer) {
    const content = await cleanForReading(core, newer.content);
    throw conflict('这篇草稿在别处修改过', { current: present({ ...newer, reason: '' }, content) });
  }
  return readDraft(core, userId, id);
}

/** A rejected post that is written on again is a draft. */
export async function reopen(trx: Db, userId: number, postId: number, now: Date): Promise<void> {
  const post = await ownPost(trx, userId, postId, true);
  if (post.status !== postStatus.rejected) return;
  await movePost(trx, post, { event: 'revise', actor: 'user', actorId: userId, at: now });
}

/** Takes drafts away; ids of others change nothing. */
export async function removeDrafts(db: Db, userId: number, ids: readonly number[]) {
  const gone = await db
    .deleteFrom('post_drafts')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return { removed: gone.map(({ id }) => id) };
}

/** The draft in which a rejected post goes on, made if there is none (any more). @throws HttpProblem 404, 409 */
export async function reviseInDraft(core: Core, userId: number, postId: number, now: Date) {
  return core.db.transaction().execute(async (trx) => {
    const post = await ownPost(trx, userId, postId, true);
    if (post.status !== postStatus.rejected && post.status !== postStatus.draft) throw conflict();
    await reopen(trx, userId, postId, now);
    return { draft_id: await draftOfPost(trx, postId, now) };
  });
}

/** The id of the draft of a rejected post, made if there is none. */
export async function draftOfPost(trx: Db, postId: number, now: Date): Promise<number> {
  const known = await trx
    .selectFrom('post_drafts')
    .select('id')
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (known) return known.id;
  const { user_id, title, content, body, category_id, ai_flag } = await trx
    .selectFrom('posts')
    .select(['user_id', 'title', 'content', 'body', 'category_id', 'ai_flag'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const topic_id = await topicIdsOf(trx, postId);
  const draft = await addDraft(
    trx,
    user_id,
    { title, content: { cleaned: content, body }, category_id, topic_id, ai_flag },
    now,
    postId,
  );
  return draft.id;
}
