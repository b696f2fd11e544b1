import { experienceResultLabel, experienceStatus as s } from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import { escapeLike } from '../../../../db/like';
import { hours, lit, type StaffQueue } from '../../../../queues/queue';
import { nameKey } from '../../journals/names';
import { namedExperiences } from '../queries';
import { decideExperience } from './decide';
import { undoExperience } from './undo';

const limitHours = 48;
const letters = 60;

const beginning = (text: string) =>
  [...text].length > letters ? `${[...text].slice(0, letters).join('')}…` : text;

/** What authors tell of journals, and what readers report of that. */
export const experienceQueue: StaffQueue = {
  key: 'experience',
  title: '投稿经验',
  group: 'content',
  right: 'experiences.moderate',
  limitHours,
  table: 'journal_experiences',
  since: sql`handed_in_at`,
  due: sql`handed_in_at + ${hours(limitHours)}`,
  order: sql`handed_in_at, id`,
  tabs: [
    { key: 'waiting', title: '待审', where: sql`status = ${lit(s.waiting)}` },
    {
      key: 'reported',
      title: '被举报',
      where: sql`status = ${lit(s.shown)} and reports > 0`,
      since: sql`reported_at`,
      due: sql`reported_at + ${hours(limitHours)}`,
      order: sql`reported_at, id`,
      waits: true,
    },
    {
      key: 'shown',
      title: '已发布',
      where: sql`status = ${lit(s.shown)}`,
      since: sql`published_at`,
      due: sql`null::timestamptz`,
      order: sql`published_at desc, id desc`,
    },
    {
      key: 'down',
      title: '已下架',
      where: sql`status = ${lit(s.down)}`,
      since: sql`decided_at`,
      due: sql`null::timestamptz`,
      order: sql`decided_at desc, id desc`,
    },
  ],
  found: (keyword) => sql`journal_id in (
    select n.journal_id from journal_names n
    where n.key like ${`${escapeLike(nameKey(keyword))}%`} and n.until_import is null)`,
  async show({ db }, ids) {
    const rows = await namedExperiences(db)
      .innerJoin('users', 'users.id', 'journal_experiences.user_id')
      .select('users.nickname')
      .where('journal_experiences.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: `《${row.journal_name}》`,
      facts: [experienceResultLabel[row.result], beginning(row.text) || '没有写经历', row.nickname],
      tags: [
        ...(row.reports > 0 ? [{ text: `举报 ${row.reports}`, tone: 'warn' as const }] : []),
        ...(row.proof ? [{ text: '已核验', tone: 'info' as const }] : []),
      ],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'publish',
      title: '发布',
      run: (core, id, { staffId }) => decideExperience(core, id, { staffId, event: 'publish' }),
    },
    {
      key: 'return',
      title: '退回',
      needsReason: true,
      run: (core, id, { staffId, reason }) =>
        decideExperience(core, id, { staffId, event: 'return', reason }),
    },
  ],
  reasons: [
    '请去掉编辑、审稿人的姓名或联系方式',
    '日期与结果不一致，请核对',
    '经历写得太笼统，请补充具体的过程',
    '含有广告信息，请删去',
  ],
  undo: undoExperience,
};
