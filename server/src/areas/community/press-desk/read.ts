import type { DataOf, DeskPress, PressDocument } from '@harbor/contract';
import { missingOf } from '@harbor/contract/press-missing';
import { pressStatus, pressStatusLabel, pressTypeLabel } from '@harbor/contract/press-status';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { findRow } from '../../../db/rows';
import { toPage } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { pressLimits } from '../press/limits';
import { correctionsOf } from '../press/reading/detail';
import type { PressRow } from '../press/rows';
import { findPressStep } from '../press/writing/move';
import { type PressEvent, pressEventText } from '../press/writing/transitions';

export const unknownPress = '头条不存在';

/** An article, held until the transaction ends. @throws HttpProblem 404 */
export async function lockPress(trx: Db, id: number): Promise<PressRow> {
  const row = await trx
    .selectFrom('press')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknownPress);
  return row;
}

/** An article as somebody saw it, held until the transaction ends. @throws HttpProblem 404 · 409 somebody changed it since */
export async function lockSeen(trx: Db, id: number, revision: number): Promise<PressRow> {
  const row = await lockPress(trx, id);
  if (row.revision !== revision) throw conflict('这篇头条刚被其他同事修改，请刷新后再改');
  return row;
}

/** What stands in the rows of an article, as its editor wrote it. */
export async function documentOf(db: Db, row: PressRow): Promise<PressDocument> {
  const tags = await db
    .selectFrom('press_tag_links')
    .select('tag_id')
    .where('press_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    type: row.type,
    title: row.title,
    desc: row.description,
    cover: row.cover,
    content: row.content,
    is_original: row.is_original,
    source: row.source,
    source_url: row.source_url,
    author: row.author,
    special_id: row.special_id,
    tags: tags.map(({ tag_id }) => tag_id),
    service_goods: row.service_goods,
    seo: row.seo,
  };
}

/** The draft of an article, where there is one. */
export const draftOf = (db: Db, id: number) =>
  db
    .selectFrom('press_drafts')
    .select(['document', 'letters', 'saved_at'])
    .where('press_id', '=', id)
    .executeTakeFirst();

/** Whether no reader ever saw an article, and none is about to. */
export const neverPublished = ({
  status,
  published_at,
}: Pick<PressRow, 'status' | 'published_at'>): boolean =>
  status === pressStatus.draft && published_at === null;

type Act = DeskPress['acts'][number];

/** What can be done with an article now, by the table of steps. */
function actsOf(row: PressRow, pinned: boolean): Act[] {
  const { status } = row;
  const can = (event: PressEvent) => findPressStep(status, event, 'operator') !== undefined;
  const acts: [Act, boolean][] = [
    ['save', true],
    ['publish', can('publish') || can('revise')],
    ['schedule', can('schedule')],
    ['unschedule', can('unschedule')],
    ['offline', can('offline')],
    ['correct', can('correct')],
    ['pin', status === pressStatus.published && !pinned],
    ['unpin', pinned],
    ['delete', neverPublished(row)],
  ];
  return acts.flatMap(([act, open]) => (open ? [act] : []));
}

/** An article as the desk sees it. @throws HttpProblem 404 */
export async function deskPress(db: Db, id: number): Promise<DeskPress> {
  const row = await db.selectFrom('press').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(unknownPress);
  // One after the other: within a transaction there is one connection.
  const draft = await draftOf(db, id);
  const corrections = await correctionsOf(db, id);
  const history = await historyOf(db, id);
  const changed_by = await changedBy(db, id);
  const standing = await documentOf(db, row);
  const pinned = (await findRow(db, 'press_pin', { press_id: id })) !== undefined;
  const document = draft?.document ?? standing;
  const letters = draft?.letters ?? row.letters;
  return {
    id,
    status: row.status,
    status_text: pressStatusLabel[row.status],
    revision: row.revision,
    document,
    changed: draft !== undefined,
    letters,
    missing: missingOf(document, letters),
    pinned,
    acts: actsOf(row, pinned),
    offline_reason: row.offline_reason,
    published_at: toMomentOrNull(row.published_at),
    publish_at: toMomentOrNull(row.publish_at),
    revised_at: toMomentOrNull(row.revised_at),
    updated_at: toMoment(row.updated_at),
    changed_by,
    corrections,
    history,
  };
}

const historyShown = 50;

async function historyOf(db: Db, id: number): Promise<DeskPress['history']> {
  const rows = await db
    .selectFrom('press_history as h')
    .leftJoin('users', 'users.id', 'h.actor_id')
    .select(['h.event', 'h.note', 'h.at', 'users.nickname'])
    .where('h.press_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(historyShown)
    .execute();
  return rows.map(({ event, note, at, nickname }) => ({
    event,
    title: pressEventText[event as PressEvent] ?? event,
    actor: nickname ?? '系统',
    note,
    at: toMoment(at),
  }));
}

/** Who was the last to change an article, as the audit log has it: what is saved beside a published one moves no state. */
async function changedBy(db: Db, id: number): Promise<string> {
  const line = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select('users.nickname')
    .where('audit_log.object_type', '=', 'press')
    .where('audit_log.object_id', '=', String(id))
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return line?.nickname ?? '';
}

/** What is looked for. */
export interface DeskFilter {
  status?: number | undefined;
  type?: number | undefined;
  tag?: number | undefined;
  special?: number | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

/** Articles that the team has, those changed last first. */
export async function deskList(db: Db, filter: DeskFilter): Promise<DataOf<'GET /staff/press/list'>> {
  const { status, type, tag, special, keyword = '', page = 1 } = filter;
  const conditions = [sql<SqlBool>`true`];
  if (type !== undefined) conditions.push(sql`p.type = ${type}`);
  if (special !== undefined) conditions.push(sql`p.special_id = ${special}`);
  if (tag !== undefined)
    conditions.push(
      sql`exists (select 1 from press_tag_links l where l.press_id = p.id and l.tag_id = ${tag})`,
    );
  if (keyword !== '') {
    const like = `%${escapeLike(keyword)}%`;
    const number = /^\d{1,15}$/.test(keyword) ? Number(keyword) : 0;
    conditions.push(
      sql`(p.title ilike ${like} or d.document->>'title' ilike ${like} or p.author ilike ${like} or p.id = ${number})`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const from = sql`press p left join press_drafts d on d.press_id = p.id where ${where}`;
  const { rows: counted } = await sql<{ status: number; n: number }>`
    select p.status, count(*)::int as n from ${from} group by p.status`.execute(db);
  const of = (wanted: number) => counted.find((row) => row.status === wanted)?.n ?? 0;
  const total = status === undefined ? counted.reduce((sum, { n }) => sum + n, 0) : of(status);
  const { rows } = await sql<ListRow>`
    select p.id, p.status, coalesce((d.document->>'type')::smallint, p.type) as type,
      coalesce(d.document->>'title', p.title) as title, coalesce(d.document->>'cover', p.cover) as cover,
      d.press_id is not null as changed, coalesce(s.title, '') as special, coalesce(d.document->>'author', p.author) as author,
      p.views, p.likes, p.collects, p.published_at, p.publish_at, p.updated_at,
      exists (select 1 from press_pin where press_id = p.id) as pinned
    from press p left join press_drafts d on d.press_id = p.id left join press_specials s on s.id = p.special_id
    where ${where} ${status === undefined ? sql`` : sql`and p.status = ${status}`}
    order by p.updated_at desc, p.id desc
    limit ${pressLimits.deskPerPage} offset ${(page - 1) * pressLimits.deskPerPage}`.execute(db);
  return {
    ...toPage(
      rows.map((row) => ({
        ...row,
        type_text: pressTypeLabel[row.type],
        status_text: pressStatusLabel[row.status],
        published_at: toMomentOrNull(row.published_at),
        publish_at: toMomentOrNull(row.publish_at),
        updated_at: toMoment(row.updated_at),
      })),
      total,
      page,
      pressLimits.deskPerPage,
    ),
    counts: {
      draft: of(pressStatus.draft),
      scheduled: of(pressStatus.scheduled),
      published: of(pressStatus.published),
      offline: of(pressStatus.offline),
    },
  };
}

type ListRow = Pick<
  PressRow,
  'id' | 'status' | 'type' | 'title' | 'cover' | 'author' | 'views' | 'likes' | 'collects'
> &
  Pick<PressRow, 'published_at' | 'publish_at' | 'updated_at'> & {
    changed: boolean;
    special: string;
    pinned: boolean;
  };
