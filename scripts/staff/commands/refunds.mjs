import { facts, listOf, when, yuan } from '../words.mjs';

const refundLine = (one) =>
  facts([
    ['退款', `${one.refund_no}（编号 ${one.id}）`],
    ['订单', `${one.order.order_no} ${one.order.title}`],
    ['状态', one.status_text],
    ['申请', `${yuan(one.apply_fen)}，建议 ${yuan(one.suggested_fen) || '按凭证核定'}`],
    ['批准', yuan(one.approved_fen)],
    ['待复核', one.proposal && `${yuan(one.proposal.amount_fen)}，${one.proposal.by.nickname} 提出`],
    ['原因', one.reason_text],
    ['可做', one.acts?.join('、')],
  ]);

/** What staff do with refunds. */
export const refunds = [
  {
    name: 'refunds',
    help: '退款申请，先到期的在前',
    takes: {
      tab: { about: 'todo、failed 或 all' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/refund/list', values),
        ['编号', '订单号', '状态', '申请', '建议', '答复期限', '原因'],
        (row) => [
          row.id,
          row.order.order_no,
          `${row.status_text}${row.overdue ? '·超时' : ''}`,
          yuan(row.apply_fen),
          yuan(row.suggested_fen),
          when(row.due_at),
          row.reason_text,
        ],
      ),
  },
  {
    name: 'refund',
    words: ['退款编号', 'propose|return|approve|refuse|ask|retry|offline'],
    help: '处理一个退款：提交复核、退回复核、同意、拒绝、要凭证、重试、线下转账；满1000元须由两个人',
    takes: {
      amount: { kind: 'yuan', about: '同意或提交复核的金额（元），不写为全部' },
      content: { about: '给买家的话：拒绝的原因，或需要补充什么；退回复核的原因' },
      basis: { about: '拒绝所依据的规则' },
      reference: { about: '线下转账的凭证号' },
    },
    run: async (
      { call },
      { 退款编号: id, 'propose|return|approve|refuse|ask|retry|offline': act, amount, ...rest },
    ) => refundLine(await call('POST /staff/refund/act/:id', { id, act, amount_fen: amount, ...rest })),
  },
];
