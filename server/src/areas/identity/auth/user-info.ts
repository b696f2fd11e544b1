import type { UserInfo } from '@harbor/contract';
import type { Pool } from 'pg';
import { toMoment } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import { consentDue } from './agreements';

/** A row of the statement below. */
interface UserRow
  extends Pick<
    UserInfo,
    'id' | 'nickname' | 'avatar_img' | 'gender' | 'unit' | 'identity' | 'bio' | 'subject_ids'
  > {
  phone: string | null;
  is_teacher: boolean;
  is_certification: boolean;
  is_new_teacher_info: boolean;
  is_staff: boolean;
  has_password: boolean;
  adult: boolean;
  created_at: Date;
  linked: boolean;
  due: (NonNullable<UserInfo['consent_due']>[number] & { withdrawn: boolean | null })[];
}

/** One statement, and a named one that each connection plans once: every page of somebody who is logged in begins with it. */
const statement = {
  name: 'user-info',
  text: `select u.id, u.phone, u.nickname, u.avatar_img, u.gender, u.unit, u.identity, u.bio, u.subject_ids,
      u.is_teacher, u.is_certification, u.is_new_teacher_info, u.is_staff, u.created_at,
      u.password_hash is not null as has_password, u.adult_at is not null as adult,
      exists (select from wechat_links w where w.user_id = u.id) as linked,
      (select coalesce(json_agg(due), '[]') from (${consentDue}) due) as due
    from users u where u.id = $1`,
};

const bit = (value: boolean) => (value ? 1 : 0);

/** A user as they see themselves. @throws when there is none with this id */
export async function userInfoOf(pool: Pool, id: number, now: Date): Promise<UserInfo> {
  const { rows } = await pool.query<UserRow>({ ...statement, values: [id, now] });
  const [user] = rows;
  if (!user) throw new Error(`there is no user ${id}`);
  const due = user.due.map(({ withdrawn, ...one }) => ({
    ...one,
    ...(withdrawn && { withdrawn: true as const }),
  }));
  return {
    id: user.id,
    nickname: user.nickname,
    phone: maskPhone(user.phone),
    avatar_img: user.avatar_img,
    gender: user.gender,
    unit: user.unit,
    identity: user.identity,
    bio: user.bio,
    subject_ids: user.subject_ids,
    is_teacher: bit(user.is_teacher),
    is_certification: bit(user.is_certification),
    is_new_teacher_info: bit(user.is_new_teacher_info),
    is_staff: bit(user.is_staff),
    has_password: user.has_password,
    adult: user.adult,
    created_at: toMoment(user.created_at),
    wechat_bound: user.linked,
    ...(due.length > 0 && { consent_due: due }),
  };
}
