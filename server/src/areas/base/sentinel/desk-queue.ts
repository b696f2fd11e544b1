import { placeLabel, sentinelRules } from '@harbor/contract/sentinel';
import { sql } from 'kysely';
import { hours, type StaffQueue } from '../../../queues/queue';
import { wordsRule } from '../words/judge';
import { closeAlert } from './staff';

const limitHours = 24;

export const sentinelQueue: StaffQueue = {
  key: 'sentinel',
  title: '合规',
  group: 'people',
  right: 'sentinel',
  limitHours,
  limit: 'limit.sentinel',
  table: 'sentinel_alerts',
  since: sql`opened_at`,
  due: sql`opened_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`opened_at, id`,
  tabs: [{ key: 'open', title: '待核对', where: sql`state = 'open'` }],
  found: (keyword) => sql`user_id in (select users.id from users where nickname = ${keyword})`,
  async show({ db }, ids) {
    const rows = await db
      .selectFrom('sentinel_alerts as a')
      .innerJoin('users', 'users.id', 'a.user_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('sentinel_hits')
            .select(['place', 'rule', 'excerpt', 'severity'])
            .whereRef('sentinel_hits.user_id', '=', 'a.user_id')
            .orderBy('at', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select([
        'a.id',
        'a.hits',
        'users.nickname',
        'last.place',
        'last.rule',
        'last.excerpt',
        'last.severity',
      ])
      .where('a.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.nickname,
      facts: [
        row.place ? placeLabel[row.place] : '',
        [...sentinelRules, wordsRule].find(({ id }) => id === row.rule)?.label ?? '',
        row.excerpt ?? '',
      ].filter((fact) => fact !== ''),
      tags: [{ text: `${row.hits} 次`, tone: 'warn' as const }],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'close',
      title: '标为已核对',
      needsReason: true,
      run: (core, id, { staffId, reason }) => closeAlert(core, staffId, id, reason),
    },
  ],
  reasons: ['已核对，属于正常提问', '已提醒用户', '已按规则处理账号'],
};
