import { candidateKindLabel, candidateStatus as s } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';
import { refuseCandidate } from './candidates';

const limitHours = 72;

/** Universities and majors that applicants wrote and the dictionary does not know. */
export const dictionaryQueue: StaffQueue = {
  key: 'dictionary',
  title: '院校与专业',
  group: 'content',
  right: 'dictionary',
  limitHours,
  limit: 'limit.dictionary',
  table: 'dictionary_candidates',
  since: sql`created_at`,
  due: sql`created_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`created_at, id`,
  tabs: [
    { key: 'waiting', title: '待处理', where: sql`status = ${lit(s.waiting)}` },
    {
      key: 'done',
      title: '已处理',
      where: sql`status in (${lit(s.added)}, ${lit(s.merged)}, ${lit(s.refused)})`,
      order: sql`decided_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`text ilike ${`%${escapeLike(keyword)}%`}`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('dictionary_candidates')
      .select(['id', 'kind', 'text', 'asked'])
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(({ id, kind, text, asked }) => ({
      ...{ id, title: text, facts: [candidateKindLabel[kind], `${asked} 次填写`], tags: [] },
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'refuse',
      title: '不收录',
      needsReason: true,
      run: (core, id, { staffId, reason }) => refuseCandidate(core, staffId, id, reason),
    },
  ],
  reasons: ['不是院校或专业的正式名称', '无法核实'],
};
