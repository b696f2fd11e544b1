import type { UserInfo } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { toMoment } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import { consentDue } from './agreements';

const bit = (value: boolean) => (value ? 1 : 0);

/** A user as they see themselves. @throws when there is none with this id */
export async function userInfoOf(db: Db, id: number, now: Date): Promise<UserInfo> {
  const [user, due] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('wechat_links', 'wechat_links.user_id', 'users.id')
      .selectAll('users')
      .select('wechat_links.user_id as linked')
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow(),
    consentDue(db, id, now),
  ]);
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
    has_password: user.password_hash !== null,
    adult: user.adult_at !== null,
    created_at: toMoment(user.created_at),
    wechat_bound: user.linked !== null,
    ...(due.length > 0 && { consent_due: due }),
  };
}
