import type { BodyOf, DataOf } from '@harbor/contract';
import { type TopicStatus, topicStatus, topicStatusLabel } from '@harbor/contract/post-status';
import { oneLine } from '@harbor/contract/visible-text';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { removeRows, updateRows } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { type AuditDetail, audit } from '../../base/accounts/audit';
import { changesOf, tellChanges } from '../../base/moderation/changed-words';
import { checkedTexts } from '../../base/moderation/checked';
import { keepEdit } from '../../base/moderation/edits';
import { lookAt, requireRevision } from '../../base/moderation/looked';
import { remember } from '../forum/history';
import { forumLimits } from '../forum/limits';
import { tellReviewed } from '../forum/results';
import type { TopicRow } from '../forum/rows';
import { moveTopic } from '../forum/topics/move';

type Moved = DataOf<'POST /staff/topic/publish/:id'>;
type DeskTopic = DataOf<'POST /staff/topic/save'>;

const { deskPerPage: perPage } = forumLimits;

const movedOf = ({ id, status }: TopicRow): Moved => ({ id, status, status_text: topicStatusLabel[status] });

const present = (row: TopicRow, nickname: string | null): DeskTopic => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: row.status,
  status_text: topicStatusLabel[row.status],
  post_count: row.post_count,
  author: row.user_id ? { id: row.user_id, nickname: nickname ?? '' } : null,
  created_at: toMoment(row.created_at),
});

/** Topics by status, those that wait first and the oldest of them first. */
export async function deskTopics(
  db: Db,
  status: number | undefined,
  page = 1,
): Promise<DataOf<'GET /staff/topic/list'>> {
  const found = db
    .selectFrom('topics')
    .$if(status !== undefined, (query) => query.where('topics.status', '=', status as TopicStatus));
  return paginate(
    found
      .leftJoin('users', 'users.id', 'topics.user_id')
      .selectAll('topics')
      .select('users.nickname')
      .orderBy('topics.status')
      .orderBy('topics.id'),
    { page, perPage, counted: found },
    (rows) => rows.map((row) => present(row, row.nickname)),
  );
}

async function topicOf(trx: Db, id: number): Promise<TopicRow> {
  const row = await trx
    .selectFrom('topics')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('话题不存在');
  return row;
}

const audited = (
  core: Core,
  trx: Db,
  staffId: number,
  action: 'approve' | 'enable' | 'merge' | 'disable' | 'save',
  id: number,
  detail: AuditDetail = {},
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `topic.${action}`,
    object: ['topic', String(id)],
    detail,
  });

async function tellProposer(trx: Db, row: TopicRow, title: string, body: string, link: string, now: Date) {
  if (row.user_id === null) return;
  await tellReviewed(
    trx,
    { userId: row.user_id, title, body, link, object: { type: 'topic', id: row.id } },
    now,
  );
}

type TopicEdit = NonNullable<NonNullable<BodyOf<'POST /staff/topic/publish/:id'>>['edit']>;

const wordsOf = ({ title, description }: Pick<TopicRow, 'title' | 'description'>) => ({
  title,
  text: description,
});

/** A topic with everything that is known of its words. @throws HttpProblem 404 */
export async function topicDetail(core: Core, id: number): Promise<DataOf<'GET /staff/topic/detail/:id'>> {
  const row = await core.db
    .selectFrom('topics')
    .leftJoin('users', 'users.id', 'topics.user_id')
    .selectAll('topics')
    .select('users.nickname')
    .where('topics.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('话题不存在');
  const looked = await lookAt(core, { kind: 'topic', id, place: 'post', shown: wordsOf(row) });
  return { ...present(row, row.nickname), ...looked };
}

/** Keeps the words that were proposed and gives those that take their place; undefined where nothing is changed. */
async function editTopic(
  core: Core,
  trx: Db,
  row: TopicRow,
  { edit, staffId, now }: { edit: TopicEdit; staffId: number; now: Date },
) {
  requireRevision(wordsOf(row), edit.revision);
  const { title, description } = await checkedTexts(core, 'post', {
    title: oneLine(edit.title),
    description: edit.description,
  });
  if (title === row.title && description === row.description) return undefined;
  if (title !== row.title) await requireFree(trx, title, row.id);
  const [before, after] = [wordsOf(row), wordsOf({ title, description })];
  await keepEdit(trx, { kind: 'topic', id: row.id, ownerId: row.user_id, staffId, before, after, at: now });
  return {
    changes: changesOf(before, after, { title: '名称', text: '说明' }),
    columns: { title, description },
  };
}

/**
 * Lets everybody use a topic that waited, or one that was taken out of use.
 * @param edit what is changed in it first, as part of letting it through
 * @throws HttpProblem 404 · 409 · 422
 */
export async function publishTopic(
  core: Core,
  staffId: number,
  id: number,
  edit?: TopicEdit,
): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await topicOf(trx, id);
    const event = row.status === topicStatus.disabled ? 'enable' : 'approve';
    if (event === 'enable') await requireFree(trx, row.title, id);
    const edited = edit && (await editTopic(core, trx, row, { edit, staffId, now }));
    const context = { event, actor: 'operator', actorId: staffId, at: now } as const;
    const moved = await moveTopic(trx, row, context, edited?.columns);
    if (event === 'approve')
      await tellProposer(
        trx,
        row,
        '您提的话题已通过',
        `话题“${moved.title}”现在所有人可以用。${tellChanges(edited?.changes)}`,
        `/topicdetail/${id}/`,
        now,
      );
    await audited(core, trx, staffId, event, id, edited?.changes && { edited: edited.changes.names });
    return movedOf(moved);
  });
}

/**
 * Makes a topic one with another: its posts go over, each counted once.
 * @throws HttpProblem 404 · 409 · 422 on `into`
 */
export async function mergeTopic(core: Core, staffId: number, id: number, into: number): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  if (id === into) throw invalid({ into: ['不能合并到自己'] });
  return core.db.transaction().execute(async (trx) => {
    // In the order of their ids, so that two merges do not wait for each other.
    const [low, high] = [await topicOf(trx, Math.min(id, into)), await topicOf(trx, Math.max(id, into))];
    const [row, target] = low.id === id ? [low, high] : [high, low];
    if (target.status !== topicStatus.normal) throw invalid({ into: ['只能合并到正常的话题'] });
    const moved = await moveTopic(
      trx,
      row,
      { event: 'merge', actor: 'operator', actorId: staffId, at: now, note: String(into) },
      { merged_into: into, post_count: 0, hot: false },
    );
    await sql`insert into post_topics (post_id, topic_id, position)
      select post_id, ${into}, position from post_topics where topic_id = ${id}
      on conflict do nothing`.execute(trx);
    await removeRows(trx, 'post_topics', { topic_id: id });
    await updateRows(trx, 'topics', { merged_into: id }, { merged_into: into });
    await updateRows(
      trx,
      'topics',
      { id: into },
      {
        post_count: sql`(select count(*) from post_topics t join posts p on p.id = t.post_id
          where t.topic_id = ${into} and p.shown)`,
      },
    );
    await tellProposer(
      trx,
      row,
      '您提的话题已合并',
      `话题“${row.title}”与“${target.title}”相近，已合并，您的帖子不受影响。`,
      `/topicdetail/${into}/`,
      now,
    );
    await audited(core, trx, staffId, 'merge', id, { into });
    return movedOf(moved);
  });
}

/** Takes a topic out of use; its posts stay. @throws HttpProblem 404, 409 */
export async function disableTopic(core: Core, staffId: number, id: number, reason: string): Promise<Moved> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await topicOf(trx, id);
    const context = { event: 'disable', actor: 'operator', actorId: staffId, at: now, note: reason } as const;
    const moved = await moveTopic(trx, row, context);
    if (row.status === topicStatus.waiting)
      await tellProposer(trx, row, '您提的话题没有通过', `话题“${row.title}”：${reason}`, '', now);
    await audited(core, trx, staffId, 'disable', id, { reason });
    return movedOf(moved);
  });
}

/** No other topic in use may have this title. @throws HttpProblem 422 on `title` */
async function requireFree(trx: Db, title: string, id: number | undefined): Promise<void> {
  const taken = await trx
    .selectFrom('topics')
    .select('id')
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .where('status', 'in', [topicStatus.waiting, topicStatus.normal])
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst();
  if (taken) throw invalid({ title: ['已有同名的话题'] });
}

/** Makes a topic, or changes one's words and mark. @throws HttpProblem 404 · 409 merged · 422 */
export async function saveTopic(
  core: Core,
  staffId: number,
  body: BodyOf<'POST /staff/topic/save'>,
): Promise<DeskTopic> {
  const now = new Date(core.settings.clock.now());
  const title = oneLine(body.title);
  const { id, description, hot } = body;
  return core.db.transaction().execute(async (trx) => {
    await requireFree(trx, title, id);
    const changes = {
      title,
      ...(description !== undefined && { description }),
      ...(hot !== undefined && { hot }),
    };
    if (id) {
      const row = await topicOf(trx, id);
      if (row.status === topicStatus.merged) throw conflict();
      const saved = await trx
        .updateTable('topics')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await audited(core, trx, staffId, 'save', id, { title });
      return present(saved, null);
    }
    const made = await trx
      .insertInto('topics')
      .values({ ...changes, status: topicStatus.normal, user_id: null, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const context = { event: 'create', actor: 'operator', actorId: staffId, at: now } as const;
    await remember(trx, { kind: 'topic', id: made.id, ownerId: null }, context, null, topicStatus.normal);
    await audited(core, trx, staffId, 'save', made.id, { title });
    return present(made, null);
  });
}
