import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { yuan } from '../../../personal-data/labels';
import { refundText } from '../orders/refund-status';
import { amongStaff } from './second';

const byLaw = '交易完成后至少 3 年，依照电子商务法';
const kept = '依法保存，停止其他使用';

export const refunds: DataKind = {
  key: 'refunds',
  title: '退款记录',
  purpose: '处理退款',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['refunds', 'refund_lines'],
  fields: [
    { name: 'refund_no', label: '退款单号' },
    { name: 'order_no', label: '订单号' },
    { name: 'reason_text', label: '原因' },
    { name: 'apply_fen', label: '申请金额', words: yuan },
    { name: 'approved_fen', label: '批准金额', words: yuan },
    { name: 'status', label: '状态', words: (value) => refundText(Number(value)) },
    { name: 'lines', label: '往来', words: said },
    { name: 'created_at', label: '申请时间' },
    { name: 'done_at', label: '完成时间' },
  ],
  query: (userId) => sql`
    select r.refund_no, o.order_no, r.reason_text, r.apply_fen, r.approved_fen, r.status, r.created_at, r.done_at,
      (select json_agg(json_build_object('actor', l.actor, 'content', l.content) order by l.id)
        from refund_lines l where l.refund_no = r.refund_no and l.content <> ''
          and l.event <> all (${amongStaff})) as lines
    from refunds r join orders o on o.id = r.order_id
    where o.user_id = ${userId} order by r.created_at desc`,
};

const speakers: Record<string, string> = { user: '您', operator: '客服', teacher: '老师', system: '系统' };

function said(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map(({ actor, content }) => `${speakers[String(actor)] ?? ''}：${content}`).join('\n');
}
