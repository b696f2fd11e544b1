import type { DataOf, StaffUser } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { findRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import { userStatus } from '../../base/accounts/user-status';

const perPage = 20;

const statusText: Record<number, string> = {
  [userStatus.normal]: '正常',
  [userStatus.frozen]: '冻结',
  [userStatus.closing]: '注销中',
  [userStatus.closed]: '已注销',
};

/** Columns that {@link presentUser} shows. */
export const userColumns = [
  'id',
  'nickname',
  'phone',
  'status',
  'frozen_reason',
  'is_teacher',
  'is_staff',
  'created_at',
  'last_seen_at',
] as const;

/** A member as staff see them: the phone number masked. */
export const presentUser = (row: Pick<Selectable<DB['users']>, (typeof userColumns)[number]>): StaffUser => ({
  ...row,
  phone: row.phone ? maskPhone(row.phone) : '',
  status_text: statusText[row.status] ?? '',
  created_at: toMoment(row.created_at),
  last_seen_at: toMomentOrNull(row.last_seen_at),
});

/** One member. @throws HttpProblem 404 */
export async function staffUserOf(db: Db, id: number): Promise<StaffUser> {
  const row = await findRow(db, 'users', { id }, userColumns);
  if (!row) throw notFound('用户不存在');
  return presentUser(row);
}

/** Members found by their number, their whole phone number, or a part of the nickname; the newest first. */
export async function findUsers(
  db: Db,
  { keyword = '', status, page = 1 }: { keyword?: string; status?: number; page?: number },
): Promise<DataOf<'GET /staff/user/list'>> {
  let found = db.selectFrom('users');
  if (status !== undefined) found = found.where('status', '=', status);
  if (keyword)
    found = found.where((eb) =>
      eb.or([
        eb('nickname', 'like', `%${escapeLike(keyword)}%`),
        eb('phone', '=', keyword),
        ...(/^\d{1,10}$/.test(keyword) ? [eb('id', '=', Number(keyword))] : []),
      ]),
    );
  return paginate(
    found.select(userColumns).orderBy('id', 'desc'),
    { page, perPage, counted: found },
    (rows) => rows.map(presentUser),
  );
}
