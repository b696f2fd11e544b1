import { correctableFields, correctionStatus as s } from '@harbor/contract/journal-correction';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { nameKey } from '../journals/names';
import { namedCorrections } from './queries';
import { answerCorrection, undoCorrection } from './staff';

const limitHours = 72;
const letters = 60;

const beginning = (text: string) =>
  [...text].length > letters ? `${[...text].slice(0, letters).join('')}…` : text;

const answered = { since: sql<Date>`answered_at`, due: sql<Date | null>`null::timestamptz` };

/** Mistakes that readers point out in journals. */
export const correctionQueue: StaffQueue = {
  key: 'correction',
  title: '期刊纠错',
  group: 'content',
  right: 'journals',
  limitHours,
  table: 'journal_corrections',
  since: sql`created_at`,
  due: sql`created_at + ${hours(limitHours)}`,
  order: sql`created_at, id`,
  tabs: [
    { key: 'waiting', title: '待核对', where: sql`status = ${lit(s.open)}` },
    {
      key: 'adopted',
      title: '已采纳',
      where: sql`status = ${lit(s.adopted)}`,
      ...answered,
      order: sql`answered_at desc, id desc`,
    },
    {
      key: 'declined',
      title: '未采纳',
      where: sql`status = ${lit(s.declined)}`,
      ...answered,
      order: sql`answered_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`journal_id in (
    select n.journal_id from journal_names n
    where n.key like ${`${escapeLike(nameKey(keyword))}%`} and n.until_import is null)`,
  async show({ db }, ids) {
    const rows = await namedCorrections(db)
      .innerJoin('users', 'users.id', 'journal_corrections.user_id')
      .select('users.nickname')
      .where('journal_corrections.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `《${row.journal_name}》`,
      facts: [`应为：${beginning(row.proposed)}`, row.nickname],
      tags: [
        { text: correctableFields[row.field], tone: 'info' as const },
        ...(row.source_url ? [] : [{ text: '没有出处', tone: 'warn' as const }]),
      ],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'adopt',
      title: '采纳',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        answerCorrection(core, staffId, id, { adopted: true, reply: reason }),
    },
    {
      key: 'decline',
      title: '不采纳',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        answerCorrection(core, staffId, id, { adopted: false, reply: reason }),
    },
  ],
  reasons: [
    '已核对出处，谢谢您的提醒',
    '与官网所载不一致，未能核实',
    '资料来自当年的版本，年份不同，不作改动',
  ],
  undo: undoCorrection,
};
