import { promises } from '@harbor/contract/promises';
import { refundStatus as r, refundStatusLabel } from '@harbor/contract/refund-status';
import { sql } from 'kysely';
import { type BatchAction, hours, lit, lits, type StaffQueue } from '../../../queues/queue';
import { actOnRefund } from './decide';
import { reasonText } from './labels';

// Amounts are agreed to one by one, each in sight.
const retry: BatchAction = {
  key: 'retry',
  title: '重新退款',
  right: 'refunds.decide',
  money: true,
  run: (core, id, { staffId }) => actOnRefund(core, staffId, id, { act: 'retry' }, async () => {}),
};

export const refundQueue: StaffQueue = {
  key: 'refund',
  title: '退款',
  group: 'trade',
  right: 'refunds.read',
  decideRight: 'refunds.decide',
  limitHours: promises.refundAnswerHours,
  limit: 'limit.refund',
  tellsItself: 'orders.serve',
  table: 'refunds',
  since: sql`updated_at`,
  due: sql`due_at`,
  order: sql`due_at, id`,
  tabs: [
    { key: 'todo', title: '待处理', where: sql`status in (${lits([r.applied, r.appealed])})` },
    {
      key: 'failed',
      title: '退款失败',
      where: sql`status = ${lit(r.failed)}`,
      waits: true,
      due: sql`updated_at + ${hours(promises.refundAnswerHours)}`,
      order: sql`updated_at, id`,
    },
    { key: 'evidence', title: '待买家补充', where: sql`status = ${lit(r.evidence)}` },
  ],
  found: (keyword) => sql`refund_no = ${keyword}
    or order_id in (select orders.id from orders where order_no = ${keyword})`,
  async show({ db, settings }, ids) {
    const rows = await db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .selectAll('refunds')
      .select(['orders.order_no', 'orders.goods', 'users.nickname'])
      .where('refunds.id', 'in', ids)
      .execute();
    const now = settings.clock.now();
    return rows.map((row) => ({
      id: row.id,
      title: row.goods.title,
      facts: [row.order_no, row.nickname, reasonText(row.reason_code, row.reason_text)],
      tags: [
        {
          text: row.status === r.failed ? '渠道退款失败' : refundStatusLabel[row.status],
          tone: row.status === r.failed ? ('danger' as const) : ('plain' as const),
        },
        ...(row.status === r.appealed ? [{ text: '申诉', tone: 'info' as const }] : []),
        ...(row.escalated_at && Number(row.escalated_at) <= now
          ? [{ text: '已升级', tone: 'danger' as const }]
          : []),
      ],
      amount_fen: row.apply_fen,
    }));
  },
  batch: [retry],
  reasons: ['已按约定交付，且没有质量问题', '超过可以申请退款的时间', '凭证与申请的原因不符'],
};
