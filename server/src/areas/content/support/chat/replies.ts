import type { BodyOf, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { conflict, notFound } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';

type Reply = DataOf<'POST /staff/reply/save'>;

const columns = ['id', 'title', 'content', 'revision'] as const;

/** More than these nobody looks through while somebody waits. */
const most = 60;

/** What support says often, in the order in which it is offered. */
export async function replies(db: Db): Promise<DataOf<'GET /staff/reply/list'>> {
  return {
    data: await db.selectFrom('support_replies').select(columns).orderBy('sort').orderBy('id').execute(),
  };
}

/** The numbers of all, locked until the transaction ends. Locked rows alone would let others add one meanwhile. */
async function lockAll(trx: Db): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('support_replies', 0))`.execute(trx);
  const rows = await trx.selectFrom('support_replies').select('id').orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

/**
 * Adds a reply at the end, or changes one.
 * @throws HttpProblem 404 · 409 when somebody else changed it since `revision`, or there are sixty
 */
export async function saveReply(
  core: Core,
  staffId: number,
  { id, revision, title, content }: BodyOf<'POST /staff/reply/save'>,
): Promise<Reply> {
  return core.db.transaction().execute(async (trx) => {
    const saved = id
      ? await change(trx, { id, revision, title, content })
      : await add(trx, { title, content });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: id ? 'support.reply.change' : 'support.reply.add',
      object: ['support_reply', String(saved.id)],
      detail: { title, content },
    });
    return saved;
  });
}

async function add(trx: Db, words: { title: string; content: string }): Promise<Reply> {
  if ((await lockAll(trx)).length >= most) throw conflict(`常用语最多 ${most} 条，请先删除不用的`);
  return trx
    .insertInto('support_replies')
    .values(({ selectFrom }) => ({
      ...words,
      sort: selectFrom('support_replies').select(({ fn, eb, lit }) =>
        eb(fn.coalesce(fn.max('sort'), lit(0)), '+', 1).as('sort'),
      ),
    }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

async function change(
  trx: Db,
  { id, revision, ...words }: { id: number; revision?: number; title: string; content: string },
): Promise<Reply> {
  const saved = await trx
    .updateTable('support_replies')
    .set((eb) => ({ ...words, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning(columns)
    .executeTakeFirst();
  if (saved) return saved;
  const known = await findRow(trx, 'support_replies', { id }, ['id']);
  throw known ? conflict('这条常用语刚被其他同事修改，请刷新后再改') : notFound('常用语不存在');
}

/** Puts the replies in a new order. @throws HttpProblem 409 unless `ids` are exactly what is there */
export async function orderReplies(
  core: Core,
  staffId: number,
  ids: number[],
): Promise<DataOf<'POST /staff/reply/order'>> {
  await core.db.transaction().execute(async (trx) => {
    const there = await lockAll(trx);
    const wanted = new Set(ids);
    if (there.length !== ids.length || there.some((id) => !wanted.has(id)))
      throw conflict('常用语刚被其他同事修改，请刷新后再调整顺序');
    for (const [place, id] of ids.entries())
      await trx
        .updateTable('support_replies')
        .set({ sort: place + 1 })
        .where('id', '=', id)
        .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'support.reply.order',
      object: ['support_reply', ''],
      detail: { count: ids.length },
    });
  });
  return replies(core.db);
}

/** Takes a reply away. @throws HttpProblem 404 */
export async function deleteReply(
  core: Core,
  staffId: number,
  id: number,
): Promise<DataOf<'POST /staff/reply/delete/:id'>> {
  await core.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('support_replies')
      .where('id', '=', id)
      .returning(['title', 'content'])
      .executeTakeFirst();
    if (!gone) throw notFound('常用语不存在');
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'support.reply.delete',
      object: ['support_reply', String(id)],
      detail: gone,
    });
  });
  return replies(core.db);
}
