import { facts, listOf, yuan } from '../words.mjs';

const states = ['未开始', '进行中', '已结束', '已停发'];

const couponLine = (one) =>
  facts([
    ['优惠券', `${one.title}（编号 ${one.id}）`],
    ['范围', one.scope_text],
    ['状态', states[one.status]],
    ['兑换码', one.code],
  ]);

/** What staff do with coupons. */
export const coupons = [
  {
    name: 'coupons',
    help: '全部优惠券',
    takes: { page: { kind: 'number', about: '页码' } },
    run: async ({ call }, values) =>
      listOf(
        await call('GET /staff/coupon/list', values),
        ['编号', '名称', '范围', '门槛', '减', '已领', '总数', '状态'],
        (row) => [
          row.id,
          row.title,
          row.scope_text,
          yuan(row.min_fen),
          row.type === 2 ? `${row.discount / 10} 折` : yuan(row.off_fen),
          row.received,
          row.total || '不限',
          states[row.status] ?? row.status,
        ],
      ),
  },
  {
    name: 'coupon-stop',
    words: ['优惠券编号'],
    help: '停发优惠券，已领取的仍可使用',
    takes: { reason: { needed: true, about: '原因' } },
    run: async ({ call }, { 优惠券编号: id, reason }) => {
      const one = await call('POST /staff/coupon/stop/:id', { id, reason });
      return facts([
        ['优惠券', `${one.title}（编号 ${one.id}）`],
        ['状态', states[one.status]],
      ]);
    },
  },
  {
    name: 'coupon-create',
    words: ['名称'],
    help: '新建优惠券；加 --open yes 立即发放，否则用 coupon-open 开始',
    takes: {
      type: { kind: 'number', needed: true, about: '1 满减、2 折扣、3 立减' },
      way: { kind: 'number', needed: true, about: '1 领取、2 注册赠送、3 兑换码、4 后台发放' },
      min: { kind: 'yuan', about: '门槛' },
      off: { kind: 'yuan', about: '减免金额' },
      discount: { kind: 'number', about: '折扣，85 为八五折' },
      cap: { kind: 'yuan', about: '折扣券最多减' },
      scope: { kind: 'number', about: '0 全场（默认）、1 类目、2 指定服务、3 课程' },
      for: { kind: 'number', many: true, about: '类目或服务编号，可以多次' },
      days: { kind: 'number', about: '领取后的有效天数' },
      from: { about: '固定区间的开始，如 2026-12-01T00:00:00+08:00' },
      to: { about: '固定区间的结束' },
      total: { kind: 'number', about: '数量，0 为不限（默认）' },
      each: { kind: 'number', about: '每人限领，默认 1' },
      code: { about: '所有人共用的兑换码' },
      open: { about: 'yes 为立即发放' },
    },
    run: async ({ call }, { 名称: title, type, way, min, off, discount, cap, ...rest }) => {
      const { scope = 0, for: scope_ids, days, from, to, total = 0, each = 1, code, open } = rest;
      const one = await call('POST /staff/coupon/create', {
        title,
        type,
        scope,
        scope_ids,
        get_way: way,
        code,
        time_type: from || to ? 1 : 0,
        days,
        start_at: from,
        end_at: to,
        total,
        per_limit: each,
        min_fen: min,
        off_fen: off,
        discount,
        cap_fen: cap,
        open: open === 'yes',
      });
      return couponLine(one);
    },
  },
  {
    name: 'coupon-open',
    words: ['优惠券编号'],
    help: '开始发放',
    run: async ({ call }, { 优惠券编号: id }) =>
      couponLine(await call('POST /staff/coupon/open/:id', { id })),
  },
  {
    name: 'coupon-grant',
    words: ['优惠券编号'],
    help: '发给一位或多位用户',
    takes: {
      user: { kind: 'number', needed: true, many: true, about: '用户编号，可以多次' },
      reason: { needed: true, about: '原因，用户可见' },
    },
    run: async ({ call }, { 优惠券编号: id, user, reason }) => {
      const { given, refused } = await call('POST /staff/coupon/grant/:id', { id, user_ids: user, reason });
      return [`发出 ${given} 张`, ...refused.map((one) => `用户 ${one.user_id}：${one.reason}`)].join('\n');
    },
  },
  {
    name: 'coupon-codes',
    words: ['优惠券编号'],
    help: '生成兑换码，每个码兑换一张',
    takes: { count: { kind: 'number', needed: true, about: '数量，最多 500' } },
    run: async ({ call }, { 优惠券编号: id, count }) =>
      (await call('POST /staff/coupon/codes/:id', { id, count })).codes.join('\n'),
  },
  {
    name: 'coupon-void',
    words: ['用户优惠券编号'],
    help: '作废用户一张未使用的优惠券',
    takes: { reason: { needed: true, about: '原因，用户可见' } },
    run: async ({ call }, { 用户优惠券编号: id, reason }) => {
      const one = await call('POST /staff/coupon/void/:id', { id, reason });
      return facts([
        ['优惠券', `${one.title}（编号 ${one.id}）`],
        ['状态', one.status_text],
      ]);
    },
  },
];
