import { randomInt } from 'node:crypto';
import type { BodyOf, DataOf } from '@harbor/contract';
import { inspect } from '@harbor/contract/sentinel';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, HttpProblem, invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { getWay, issueCoupon } from './issue';
import type { TemplateRow } from './present';
import { forStaff } from './staff';

type NewCoupon = BodyOf<'POST /staff/coupon/create'>;
type StaffTemplate = DataOf<'POST /staff/coupon/create'>;

const type = { over: 1, discount: 2, off: 3 } as const;
const scope = { all: 0, category: 1, goods: 2, course: 3 } as const;

/** What is wrong with a coupon's terms, by field; empty for nothing. Pure. */
export function faultsOf(coupon: NewCoupon, now: Date): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const say = (field: string, message: string) => {
    faults[field] = [message];
  };
  const { off_fen = 0, min_fen = 0, discount = 0, cap_fen = 0, scope_ids = [] } = coupon;
  if (coupon.type === type.discount) {
    if (discount < 1 || discount > 99) say('discount', '折扣为1至99，85 表示八五折');
    if (off_fen > 0) say('off_fen', '折扣券不填减免金额');
  } else {
    if (off_fen < 1) say('off_fen', '请填写减免金额');
    if (discount > 0) say('discount', '只有折扣券可以填写折扣');
    if (cap_fen > 0) say('cap_fen', '只有折扣券可以设置封顶');
  }
  if (coupon.type === type.over && min_fen <= off_fen) say('min_fen', '满减的门槛应高于减免金额');
  if (coupon.type === type.off && min_fen > 0) say('min_fen', '立减券没有门槛');
  const wantsIds = coupon.scope === scope.category || coupon.scope === scope.goods;
  if (wantsIds && scope_ids.length === 0) say('scope_ids', '请填写适用的类目或服务编号');
  if (!wantsIds && scope_ids.length > 0) say('scope_ids', '这个范围不需要编号');
  if (coupon.time_type === 0) {
    if (!coupon.days) say('days', '请填写领取后的有效天数');
    if (coupon.start_at || coupon.end_at) say('start_at', '领取后计时的不填起止时间');
  } else {
    const [start, end] = [Date.parse(coupon.start_at ?? ''), Date.parse(coupon.end_at ?? '')];
    if (Number.isNaN(start)) say('start_at', '请填写开始时间');
    if (Number.isNaN(end)) say('end_at', '请填写结束时间');
    else if (end <= start) say('end_at', '结束时间应晚于开始时间');
    else if (end <= now.getTime()) say('end_at', '结束时间已经过去');
    if (coupon.days) say('days', '固定区间的不填天数');
  }
  if (coupon.code && coupon.get_way !== getWay.code) say('code', '只有兑换码方式可以填写兑换码');
  const [hit] = inspect(coupon.title, 'goods');
  if (hit) say('title', hit.message);
  return faults;
}

async function checkScope(db: Db, coupon: NewCoupon): Promise<void> {
  const ids = [...new Set(coupon.scope_ids ?? [])];
  if (ids.length === 0) return;
  const table = coupon.scope === scope.category ? 'categories' : 'goods';
  const known = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  const missing = ids.filter((id) => !known.some((row) => row.id === id));
  if (missing.length > 0) throw invalid({ scope_ids: [`没有编号为 ${missing.join('、')} 的类目或服务`] });
}

const codeTaken = () => invalid({ code: ['这个兑换码已被使用'] });

/** Makes a coupon; unless it is to begin at once, it waits until it is opened. @throws HttpProblem 422 by field */
export async function createTemplate(
  core: Core,
  trx: Db,
  staffId: number,
  coupon: NewCoupon,
): Promise<StaffTemplate> {
  const now = new Date(core.settings.clock.now());
  const faults = faultsOf(coupon, now);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  await checkScope(trx, coupon);
  const { open = false, start_at, end_at, code, ...terms } = coupon;
  if (code && (await codeIsTaken(trx, code))) throw codeTaken();
  const made = await trx
    .insertInto('coupon_templates')
    .values({
      ...terms,
      code: code ?? null,
      start_at: start_at ? new Date(start_at) : null,
      end_at: end_at ? new Date(end_at) : null,
      status: open ? 1 : 0,
      created_at: now,
    })
    .onConflict((on) => on.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Somebody else took the code between the look and the insert.
  if (!made) throw codeTaken();
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'coupon.create',
    object: ['coupon_template', String(made.id)],
    detail: { title: made.title, type: made.type, total: made.total },
  });
  return forStaff(trx, made, now);
}

/** Begins to give out a coupon that waited. @throws HttpProblem 404, 409 when it has begun or is over */
export async function openTemplate(core: Core, staffId: number, id: number): Promise<StaffTemplate> {
  const now = new Date(core.settings.clock.now());
  const row = await core.db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('coupon_templates')
      .set({ status: 1 })
      .where('id', '=', id)
      .where('status', '=', 0)
      .where((eb) => eb.or([eb('time_type', '=', 0), eb('end_at', '>', now)]))
      .returningAll()
      .executeTakeFirst();
    if (!opened) {
      await lockTemplate(trx, id);
      throw conflict('这张优惠券已经开始或已结束');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'coupon.open',
      object: ['coupon_template', String(id)],
    });
    return opened;
  });
  return forStaff(core.db, row, now);
}

async function lockTemplate(trx: Db, id: number): Promise<TemplateRow> {
  const row = await trx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('优惠券不存在');
  return row;
}

async function codeIsTaken(db: Db, code: string): Promise<boolean> {
  const [template, single] = await Promise.all([
    findRow(db, 'coupon_templates', { code }, ['id']),
    findRow(db, 'coupon_codes', { code }, ['code']),
  ]);
  return template !== undefined || single !== undefined;
}

/**
 * Gives a coupon to people by hand, each once: who cannot have it (limit, stock, unknown) is named and stops nobody else.
 * @throws HttpProblem 404, 409 for a coupon that is not given by hand, or not given out now
 */
export async function grantCoupon(
  core: Core,
  trx: Db,
  staffId: number,
  id: number,
  { user_ids, reason }: BodyOf<'POST /staff/coupon/grant/:id'>,
): Promise<DataOf<'POST /staff/coupon/grant/:id'>> {
  const now = new Date(core.settings.clock.now());
  const first = await lockTemplate(trx, id);
  if (first.get_way !== getWay.granted) throw conflict('只有“后台发放”的优惠券可以发给用户');
  if (first.status !== 1) throw conflict('这张优惠券不在发放中');
  const refused: { user_id: number; reason: string }[] = [];
  let given = 0;
  for (const userId of new Set(user_ids)) {
    const known = await findRow(trx, 'users', { id: userId, status: 1 }, ['id']);
    if (!known) {
      refused.push({ user_id: userId, reason: '没有这个用户，或账号不在正常状态' });
      continue;
    }
    try {
      // Read anew each time: the stock goes down as it is given.
      const couponId = await issueCoupon(trx, await lockTemplate(trx, id), {
        userId,
        actor: 'operator',
        actorId: staffId,
        now,
      });
      given += 1;
      await notify(trx, {
        userId,
        kind: messageKind.system,
        sub: systemSub.coupon,
        title: '您收到 1 张优惠券',
        body: `“${first.title}”已放入您的优惠券：${reason}`,
        link: '/coupon/',
        object: { type: 'coupon', id: couponId },
        now,
      });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      refused.push({ user_id: userId, reason: error.message });
    }
  }
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'coupon.grant',
    object: ['coupon_template', String(id)],
    detail: { given, refused: refused.length, reason },
  });
  return { given, refused };
}

/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? 'A').join('');

/** Makes codes that give one coupon each. @throws HttpProblem 404, 409 for a coupon that is not redeemed */
export async function makeCodes(
  core: Core,
  trx: Db,
  staffId: number,
  id: number,
  count: number,
): Promise<DataOf<'POST /staff/coupon/codes/:id'>> {
  const now = new Date(core.settings.clock.now());
  const template = await lockTemplate(trx, id);
  if (template.get_way !== getWay.code) throw conflict('只有“兑换码”方式的优惠券可以生成兑换码');
  if (template.status > 1) throw conflict('这张优惠券已停止发放');
  const codes: string[] = [];
  while (codes.length < count) {
    const wanted = Array.from({ length: count - codes.length }, newCode);
    const made = await trx
      .insertInto('coupon_codes')
      .values(wanted.map((code) => ({ code, template_id: id, created_at: now })))
      .onConflict((on) => on.column('code').doNothing())
      .returning('code')
      .execute();
    codes.push(...made.map(({ code }) => code));
  }
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'coupon.codes',
    object: ['coupon_template', String(id)],
    detail: { count },
  });
  return { codes };
}
