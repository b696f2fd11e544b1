import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { shownAddress } from '../../../http/client-address';
import { paginate } from '../../../http/page';
import { regionsOf } from '../../../regions/region-of';
import { toMoment } from '../../../time';
import type { LoginMethod } from '../../base/accounts/rows';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { deviceOf } from './device';
import type { Origin } from './sessions';

const perPage = 20;

/** Keeps a failed login with the account it was for; of an unknown phone nothing is kept, at the same cost. */
export async function recordFailure(core: Core, trx: Db, phone: string, origin: Origin): Promise<void> {
  const at = new Date(core.settings.clock.now());
  await trx
    .insertInto('login_records')
    .columns(['user_id', 'at', 'method', 'ok', 'device', 'ip'])
    .expression(({ selectFrom, val }) =>
      selectFrom('users')
        .select([
          'users.id',
          val(at).$castTo<Date>().as('at'),
          val<LoginMethod>('password').as('method'),
          val(false).as('ok'),
          val(deviceOf(origin.userAgent).name).as('device'),
          val(origin.ip).$castTo<string | null>().as('ip'),
        ])
        .where('users.phone', '=', phone),
    )
    .execute();
}

/** Keeps a login, and tells its owner when it came from a device that was not seen with this account before. */
export async function recordLogin(
  core: Core,
  trx: Db,
  userId: number,
  method: LoginMethod,
  origin: Origin,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const { name: device } = deviceOf(origin.userAgent);
  const earlier = await trx
    .selectFrom('login_records')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb('device', '=', device))
        .as('same'),
    ])
    .where('user_id', '=', userId)
    .where('ok', '=', true)
    .executeTakeFirstOrThrow();
  await insertRow(trx, 'login_records', {
    user_id: userId,
    at: now,
    method,
    ok: true,
    device,
    ip: origin.ip,
  });
  if (earlier.all === 0 || earlier.same > 0) return;
  await notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.security,
    title: '新设备登录',
    body: `您的账号在新设备（${device}）上登录。如果不是您本人，请立即修改密码并让其他设备退出登录。`,
    link: '/idsetting/',
    now,
  });
}

/** A member's own records, newest first. */
export async function loginRecords(db: Db, userId: number, page: number) {
  const mine = db.selectFrom('login_records').where('user_id', '=', userId);
  return paginate(
    mine.select(['id', 'at', 'method', 'ok', 'device', 'ip']).orderBy('at', 'desc').orderBy('id', 'desc'),
    { page, perPage, counted: mine },
    async (rows) => {
      const regions = await regionsOf(
        db,
        rows.map(({ ip }) => ip),
      );
      return rows.map(({ ip, at, ...row }, place) => ({
        ...row,
        at: toMoment(at),
        address: shownAddress(ip),
        region: ip ? regions[place] || undefined : undefined,
      }));
    },
  );
}
