import type { BodyOf, UserInfo } from '@harbor/contract';
import { composed } from '@harbor/contract/composed';
import { withoutUnseen } from '@harbor/contract/visible-text';
import type { Core } from '../../../core';
import { findRow, updateRows } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { watchTexts } from '../../base/sentinel/watch';
import { userInfoOf } from '../../identity/auth/user-info';
import { refreshBuyer } from '../../teachers/avoidance/orders';

/** Names that would pass for the site itself. */
const posing = /官方|管理员|客服|学术港|系统消息/;

/** Offers that the site does not make. */
const forbidden = /代写|代发|包发表|包过|保录用|挂名|降重|数据代做/;

const texts = ['nickname', 'unit', 'bio'] as const;

type Change = BodyOf<'POST /user/edit'>;

/** As people read it: without spaces, invisible characters and full-width spellings between the letters. */
const asRead = (text: string) => withoutUnseen(composed(text, 'NFKC')).replace(/[\s\p{Cf}]/gu, '');

function checkWording(change: Change): void {
  for (const field of texts) {
    const text = asRead(change[field] ?? '');
    const found = forbidden.exec(text)?.[0] ?? (field === 'nickname' ? posing.exec(text)?.[0] : undefined);
    if (found) throw invalid({ [field]: [`不能包含“${found}”`] });
  }
}

/** An avatar is a picture that this user uploaded, or none. */
async function checkAvatar({ db }: Core, userId: number, avatar: string | undefined): Promise<void> {
  if (!avatar) return;
  const own = await findRow(db, 'uploads', { path: avatar, user_id: userId }, ['id']);
  const unchanged = await findRow(db, 'users', { id: userId, avatar_img: avatar }, ['id']);
  if (!own && !unchanged) throw invalid({ avatar_img: ['请上传自己的图片作为头像'] });
}

/** Changes what was given, leaves the rest. @throws HttpProblem 422 by field */
export async function editUser(core: Core, userId: number, change: Change): Promise<UserInfo> {
  checkWording(change);
  const { nickname, unit, bio } = change;
  await watchTexts(core, { userId, place: 'name' }, { nickname, unit, bio });
  await checkAvatar(core, userId, change.avatar_img);
  await updateRows(
    core.db,
    'users',
    { id: userId },
    { ...change, updated_at: new Date(core.settings.clock.now()) },
  );
  // Orders that wait are kept from teachers who avoid the new unit, too.
  if (unit !== undefined) await core.db.transaction().execute((trx) => refreshBuyer(trx, userId));
  return userInfoOf(core.pool, userId, new Date(core.settings.clock.now()));
}
