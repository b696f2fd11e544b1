import { facts } from '../words.mjs';

/** What staff do with trace reports. */
export const traces = [
  {
    name: 'trace-revoke',
    words: ['订单'],
    help: '撤销一个订单的服务留痕报告，公开核验随即显示已撤销',
    takes: { reason: { needed: true, about: '原因，买家会看到' } },
    run: async (session, { 订单: order, reason }) => {
      const trace = await session.call('POST /staff/trace/revoke/:id', {
        id: await session.order(order),
        reason,
      });
      return facts([
        ['校验码', trace.code_text],
        ['状态', trace.state_text],
      ]);
    },
  },
];
