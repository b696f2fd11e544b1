import type { CollectItem } from '@harbor/contract';
import { sql } from 'kysely';
import { toMoment } from '../../../../time';
import type { CollectSource, Removed } from '../../../base/collect/source';

/** Journals among the favourites. One that left the library stays under the name that it had. */
export const collectedMagazines: CollectSource = {
  async count(db, userId) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from journal_collects where user_id = ${userId}`.execute(db);
    return rows[0]?.n ?? 0;
  },

  async page(db, userId, { limit, offset }) {
    const rows = await db
      .selectFrom('journal_collects as c')
      .leftJoin('journals as j', 'j.id', 'c.journal_id')
      .select(['c.journal_id', 'c.title', 'c.note', 'c.created_at'])
      .select(['j.id', 'j.name', 'j.name_cn', 'j.issn', 'j.eissn', 'j.cn', 'j.publisher', 'j.is_demo'])
      .where('c.user_id', '=', userId)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.journal_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(
      (row): CollectItem => ({
        id: row.journal_id,
        title: row.name ?? row.title,
        description: row.note || (row.name_cn ?? ''),
        cover: '',
        link: `/querytool/${row.journal_id}`,
        price_fen: null,
        unit: '',
        facts: [
          row.issn ? `ISSN ${row.issn}` : row.eissn ? `EISSN ${row.eissn}` : '',
          row.cn ?? '',
          row.publisher ?? '',
          row.is_demo ? '演示数据' : '',
        ].filter((fact) => fact !== ''),
        gone: row.id === null ? '已不在期刊库中' : '',
        collected_at: toMoment(row.created_at),
      }),
    );
  },

  async remove(trx, userId, ids) {
    const { rows } = await sql<{ id: number; created_at: Date }>`
      delete from journal_collects where user_id = ${userId} and journal_id = any(${[...ids]}::bigint[])
      returning journal_id as id, created_at`.execute(trx);
    return rows.map(({ id, created_at }): Removed => ({ id, at: created_at.toISOString() }));
  },

  async restore(trx, userId, items) {
    const times = new Map(items.map(({ id, at }) => [id, new Date(at)]));
    const there = await trx
      .selectFrom('journals')
      .select(['id', 'name'])
      .where('id', 'in', [...times.keys()])
      .execute();
    for (const { id, name } of there)
      await trx
        .insertInto('journal_collects')
        .values({ user_id: userId, journal_id: id, title: name, created_at: times.get(id) ?? new Date(0) })
        .onConflict((on) => on.doNothing())
        .execute();
  },
};
