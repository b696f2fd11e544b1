import { createHmac } from 'node:crypto';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, insertRow } from '../../../../db/rows';
import { conflict } from '../../../../http/problem';
import { sqlStateOf } from '../../../../http/transient';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import type { Origin } from '../sessions';
import type { WechatPerson } from './wechat-login';

/** What a WeChat person is found by: HMACs, so that the table does not say who they are. */
export interface IdentityKeys {
  open_key: Buffer;
  union_key: Buffer | null;
}

/** Key of an identity is (provider, unionid or openid), never a nickname. */
export function keysOf(secret: string, { openid, unionid }: WechatPerson): IdentityKeys {
  const hmac = (text: string) => createHmac('sha256', secret).update(`wechat:${text}`).digest();
  return { open_key: hmac(`open:${openid}`), union_key: unionid ? hmac(`union:${unionid}`) : null };
}

/** The user that a WeChat person is linked to. */
export async function findLink(db: Db, { open_key, union_key }: IdentityKeys): Promise<number | undefined> {
  const link = await db
    .selectFrom('wechat_links')
    .select('user_id')
    .where((eb) =>
      eb.or([eb('open_key', '=', open_key), ...(union_key ? [eb('union_key', '=', union_key)] : [])]),
    )
    .executeTakeFirst();
  return link?.user_id;
}

/** A person about to be linked. */
export interface NewLink extends IdentityKeys {
  userId: number;
  identity: string;
  nickname: string;
}

/**
 * Links WeChat to an account, tells its owner and writes the audit.
 * @throws HttpProblem 409 when either side is linked already; two at once: one wins
 */
export async function link(core: Core, trx: Db, person: NewLink, origin: Origin): Promise<void> {
  const { userId, identity, nickname, open_key, union_key } = person;
  const { clock } = core.settings;
  const now = new Date(clock.now());
  await insertRow(trx, 'wechat_links', {
    user_id: userId,
    open_key,
    union_key,
    identity: core.cipher.seal(identity, `wechat_links.identity:${userId}`),
    nickname: core.cipher.seal(nickname, `wechat_links.nickname:${userId}`),
    created_at: now,
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === '23505'
      ? conflict('该手机号的账号已绑定其他微信，请登录后在账号设置中解除，或联系客服')
      : error;
  });
  await notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.security,
    title: '已绑定微信',
    body: '您的账号刚刚绑定了微信，之后可用微信扫码登录。如果不是您本人操作，请立即解除绑定并修改密码。',
    link: '/idsetting/',
    now,
  });
  await audit(trx, clock, { actor: { type: 'user', id: userId }, action: 'wechat.linked', ip: origin.ip });
}

/** The WeChat of an account, for its owner. */
export async function linkOf(core: Core, userId: number) {
  const row = await findRow(core.db, 'wechat_links', { user_id: userId }, ['nickname', 'created_at']);
  if (!row) return null;
  return {
    nickname: core.cipher.open(row.nickname, `wechat_links.nickname:${userId}`),
    since: row.created_at,
  };
}

/** Takes WeChat away from an account. @throws HttpProblem 409 when there is none, or no other way to log in */
export async function unlink(core: Core, userId: number, origin: Origin): Promise<void> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    const { phone } = await trx
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!phone) throw conflict('请先绑定手机号，再解除微信');
    const gone = await trx
      .deleteFrom('wechat_links')
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!gone) throw conflict('账号没有绑定微信');
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '已解除微信绑定',
      body: '您的账号不再绑定微信，请用手机号登录。如果不是您本人操作，请立即修改密码并联系客服。',
      link: '/idsetting/',
      now: new Date(clock.now()),
    });
    await audit(trx, clock, {
      actor: { type: 'user', id: userId },
      action: 'wechat.unlinked',
      ip: origin.ip,
    });
  });
}
