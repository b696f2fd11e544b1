import { sql } from 'kysely';
import { hours, type StaffQueue } from '../../../queues/queue';
import { maskPhone } from '../../base/accounts/phone-key';
import { closeReview } from './account-reviews';

const limitHours = 72;

export const accountQueue: StaffQueue = {
  key: 'account',
  title: '易主账号',
  group: 'people',
  right: 'users.return',
  limitHours,
  limit: 'limit.account',
  table: 'account_reviews',
  since: sql`created_at`,
  due: sql`created_at + ${hours(limitHours)}`,
  dueAfterSince: true,
  order: sql`created_at, id`,
  tabs: [{ key: 'open', title: '待核实', where: sql`state = 'open'` }],
  found: (keyword) => sql`user_id in (select users.id from users where nickname = ${keyword})`,
  async show({ db, cipher }, ids) {
    const rows = await db
      .selectFrom('account_reviews as r')
      .innerJoin('users', 'users.id', 'r.user_id')
      .select(['r.id', 'r.phone', 'users.nickname'])
      .where('r.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.nickname,
      facts: [maskPhone(cipher.open(row.phone, `account_reviews.phone:${row.id}`)), '手机号已换主人'].filter(
        (fact) => fact !== '',
      ),
      tags: [],
      amount_fen: null,
    }));
  },
  batch: [
    {
      key: 'close',
      title: '不归还',
      needsReason: true,
      run: (core, id, { staffId, reason }) => closeReview(core, staffId, id, reason),
    },
  ],
  reasons: ['没有人前来核实', '提供的材料不能证明是原主人'],
};
