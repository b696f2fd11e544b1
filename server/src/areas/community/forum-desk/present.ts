import type { ForumDeskItem } from '@harbor/contract';
import {
  commentStatusLabel,
  postStatusLabel,
  type ReportReason,
  reportReasons,
} from '@harbor/contract/post-status';
import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';
import type { CommentRow, PostRow } from '../forum/rows';

/** The kinds of things that staff decide on. */
export type DeskKind = 'post' | 'comment';

async function reportsOf(db: Db, kind: DeskKind, ids: readonly number[]) {
  const rows = await db
    .selectFrom('forum_reports')
    .innerJoin('users', 'users.id', 'forum_reports.user_id')
    .selectAll('forum_reports')
    .select('users.nickname')
    .where('target', '=', kind)
    .where('target_id', 'in', ids)
    .where('forum_reports.status', '=', 1)
    .orderBy('forum_reports.id')
    .execute();
  const reports = new Map<number, ForumDeskItem['reports']>();
  for (const row of rows) {
    const report = {
      id: row.id,
      reason: row.reason,
      reason_text: reportReasons[row.reason as ReportReason],
      content: row.content,
      reporter: { id: row.user_id, nickname: row.nickname },
      created_at: toMoment(row.created_at),
    };
    reports.set(row.target_id, [...(reports.get(row.target_id) ?? []), report]);
  }
  return reports;
}

async function historyOf(db: Db, kind: DeskKind, ids: readonly number[]) {
  const rows = await db
    .selectFrom('forum_history')
    .selectAll()
    .where('kind', '=', kind)
    .where('object_id', 'in', ids)
    .orderBy('id')
    .execute();
  const history = new Map<number, ForumDeskItem['history']>();
  for (const { object_id, event, from_status, to_status, actor, note, at } of rows)
    history.set(object_id, [
      ...(history.get(object_id) ?? []),
      { event, from: from_status, to: to_status, actor, note, at: toMoment(at) },
    ]);
  return history;
}

async function namesOf(db: Db, ids: readonly number[]) {
  const rows = await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What posts and comments have in common on the desk. */
async function around(db: Db, kind: DeskKind, rows: readonly (PostRow | CommentRow)[]) {
  const ids = rows.map(({ id }) => id);
  const [reports, history, names] = await Promise.all([
    reportsOf(db, kind, ids),
    historyOf(db, kind, ids),
    namesOf(db, [...new Set(rows.map(({ user_id }) => user_id))]),
  ]);
  return (row: PostRow | CommentRow) => ({
    author: names.get(row.user_id) ?? { id: row.user_id, nickname: '' },
    reports: reports.get(row.id) ?? [],
    history: history.get(row.id) ?? [],
    urgent: row.urgent,
    findings: row.findings,
    reason: row.reason,
    due_at: toMoment(row.due_at),
    created_at: toMoment(row.created_at),
  });
}

/** Posts as staff see them. */
export async function deskPosts(db: Db, rows: readonly PostRow[]): Promise<ForumDeskItem[]> {
  if (rows.length === 0) return [];
  const common = await around(db, 'post', rows);
  return rows.map((row) => ({
    ...common(row),
    kind: 'post',
    id: row.id,
    post_id: row.id,
    title: row.title,
    text: row.body,
    images: row.images,
    status: row.status,
    status_text: postStatusLabel[row.status],
    ai_flag: row.ai_flag,
    appeal: row.appeal_status === 1 ? row.appeal : '',
  }));
}

/** Comments as staff see them, with the title of their post. */
export async function deskComments(db: Db, rows: readonly CommentRow[]): Promise<ForumDeskItem[]> {
  if (rows.length === 0) return [];
  const [common, posts] = await Promise.all([
    around(db, 'comment', rows),
    db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', [...new Set(rows.map(({ post_id }) => post_id))])
      .execute(),
  ]);
  const titles = new Map(posts.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({
    ...common(row),
    kind: 'comment',
    id: row.id,
    post_id: row.post_id,
    title: titles.get(row.post_id) ?? '',
    text: row.content,
    images: [],
    status: row.status,
    status_text: commentStatusLabel[row.status],
    ai_flag: false,
    appeal: '',
  }));
}
