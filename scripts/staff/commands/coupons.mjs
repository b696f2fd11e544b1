import { facts, listOf, yuan } from '../words.mjs';

const states = ['未开始', '进行中', '已结束', '已停发'];

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
];
