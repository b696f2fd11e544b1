import { facts, fileNames, listOf, orderLine, when, yuan } from '../words.mjs';

const order = ['订单'];

/** Runs a call on the order of the command and shows how it stands then. */
const onOrder = (key, bodyOf) => async (session, values) => {
  const id = await session.order(values.订单);
  const { 订单: _, ...given } = values;
  return orderLine(await session.call(key, { id, ...(bodyOf ? await bodyOf(session, given) : given) }));
};

/** What staff do with orders. */
export const orders = [
  {
    name: 'orders',
    help: '订单列表，默认等待处理的，等得最久的在前',
    takes: {
      tab: { about: 'todo、quote、unpaid、waiting、serving、delivered、asked、late 或 all' },
      keyword: { about: '订单号、服务名或买家昵称' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/order/list', values),
        ['编号', '订单号', '状态', '服务', '买家', '金额', '等待自', '交付'],
        (row) => [
          row.id,
          row.order_no,
          `${row.status_text}${row.overdue ? '·逾期' : ''}`,
          row.title,
          row.user.nickname,
          yuan(row.pay_fen),
          when(row.waiting_since),
          when(row.due_at),
        ],
      ),
  },
  {
    name: 'order',
    words: order,
    help: '一个订单的全部内容',
    async run(session, values) {
      const id = await session.order(values.订单);
      const one = await session.call('GET /staff/order/detail/:id', { id });
      return [
        orderLine(one),
        facts([
          ['买家备注', one.user_note],
          ['须回避', one.avoided.join('、')],
          ['免费修改', `共 ${one.free_revisions} 次，已用 ${one.rounds_used} 次`],
          ['自动验收', when(one.accept_at)],
        ]),
        ...one.quotes.map(
          (q) => `报价 ${q.round}：${yuan(q.amount_fen)}，${q.days} 天，${q.state_text} ${q.wish}`,
        ),
        ...one.changes.map((c) => `修改 ${c.round}（${c.state_text}）：${c.items.join('；')}`),
        ...one.deliverables.map((d) =>
          `交付 v${d.version} ${when(d.at)}：${d.title}，${d.files.length} 个文件 ${fileNames(d.files)}`.trimEnd(),
        ),
        ...one.notes.map((n) =>
          `${n.internal ? '内部' : '留言'} ${when(n.at)}：${n.content} ${fileNames(n.files ?? [])}`.trimEnd(),
        ),
        ...one.history.map((h) => `${when(h.at)}  ${h.title}`),
      ].join('\n');
    },
  },
  {
    name: 'quote',
    words: order,
    help: '报价，72小时内有效',
    takes: {
      amount: { kind: 'yuan', needed: true, about: '报价（元）' },
      days: { kind: 'number', needed: true, about: '交付天数' },
      revisions: { kind: 'number', needed: true, about: '免费修改次数' },
      note: { about: '给买家的说明' },
    },
    run: onOrder('POST /staff/order/quote/:id', (_, { amount, ...rest }) => ({
      amount_fen: amount,
      ...rest,
    })),
  },
  {
    name: 'adjust',
    words: order,
    help: '付款前改价',
    takes: {
      pay: { kind: 'yuan', needed: true, about: '调整后的应付金额（元）' },
      reason: { needed: true, about: '原因，买家可见' },
    },
    run: onOrder('POST /staff/order/adjust/:id', (_, { pay, reason }) => ({ pay_fen: pay, reason })),
  },
  {
    name: 'dispatch',
    words: order,
    help: '派单给认证教师；不写 --teacher 就由自己服务',
    takes: {
      teacher: { kind: 'number', about: '教师的用户编号' },
      unit: {
        many: true,
        about: '认证材料上的教师单位；买家设置了回避时需要，名单中有英文名称时连同英文名称',
      },
    },
    run: onOrder('POST /staff/order/dispatch/:id', (_, { teacher, unit }) => ({
      teacher_id: teacher,
      institutions: unit,
    })),
  },
  {
    name: 'deliver',
    words: order,
    help: '交付一个版本，可附文件',
    takes: {
      title: { needed: true, about: '标题，例如 深度润色终稿' },
      text: { about: '说明' },
      file: { kind: 'file', many: true, about: '要上传的文件' },
      change: { many: true, about: '与上一版相比的一处修改' },
      ai: { about: 'AI使用说明；没有使用也可写明，不写则注明没有填写' },
    },
    run: onOrder('POST /staff/order/deliver/:id', async (session, { title, text, file = [], change, ai }) => {
      const files = [];
      for (const path of file) files.push(await session.upload(path, 'delivery'));
      return { title, text, changes: change, ai_statement: ai, files };
    }),
  },
  {
    name: 'remove',
    words: order,
    help: '更换服务人员，订单回到待接单',
    takes: {
      reason: { needed: true, about: '原因，仅内部可见' },
      extend: { kind: 'number', about: '希望顺延的天数，最多3，需买家同意' },
    },
    run: onOrder('POST /staff/order/remove/:id', (_, { reason, extend }) => ({
      reason,
      extend_days: extend,
    })),
  },
  {
    name: 'changes',
    words: [...order, 'grant|refuse'],
    help: '答复买家的额外修改申请',
    takes: { content: { needed: true, about: '答复，买家可见' } },
    run: onOrder('POST /staff/order/extra_changes/:id', (_, { 'grant|refuse': act, content }) => ({
      act,
      content,
    })),
  },
  {
    name: 'answer',
    words: order,
    help: '在订单里给买家留言，可附文件',
    takes: {
      content: { needed: true, about: '留言，买家可见' },
      file: { kind: 'file', many: true, about: '要上传的文件' },
    },
    run: onOrder('POST /staff/order/reply/:id', async (session, { content, file = [] }) => {
      const files = [];
      for (const path of file) files.push(await session.upload(path, 'order_note'));
      return { content, files };
    }),
  },
  {
    name: 'note',
    words: order,
    help: '内部备注，买家看不到',
    takes: { content: { needed: true, about: '备注' } },
    run: onOrder('POST /staff/order/note/:id'),
  },
];
