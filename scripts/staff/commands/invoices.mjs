import { facts, fileNames, listOf, yuan } from '../words.mjs';

const invoiceLine = (one) =>
  facts([
    ['发票', `编号 ${one.id}${one.number && `，号码 ${one.number}`}`],
    ['订单', `${one.order.order_no} ${one.order.title}`],
    ['状态', one.status_text],
    ['抬头', `${one.title} ${one.tax_no}`.trim()],
    ['内容与金额', `${one.content} ${yuan(one.amount_fen)}`],
    ['邮箱', one.email],
    ['备注', one.remark],
    ['开票日期', one.issued_on],
    ['文件', one.file ? fileNames([one.file]) : ''],
    ['原因', one.reason],
    ['可做', one.acts?.join('、')],
  ]);

const act =
  (name, more) =>
  async (session, { 发票编号: id, ...given }) =>
    invoiceLine(
      await session.call('POST /staff/invoice/act/:id', { id, act: name, ...(await more(session, given)) }),
    );

const withReason = { reason: { needed: true, about: '买家会看到的原因' } };

/** What staff do with invoices. */
export const invoices = [
  {
    name: 'invoices',
    help: '发票申请，等得最久的在前',
    takes: {
      tab: { about: 'todo、issued 或 all' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/invoice/list', values),
        ['编号', '订单号', '状态', '抬头', '内容', '金额', '等待'],
        (row) => [
          row.id,
          row.order.order_no,
          row.status_text,
          row.title,
          row.content,
          yuan(row.amount_fen),
          row.waits_hours ? `${row.waits_hours} 小时${row.overdue ? '·超时' : ''}` : '',
        ],
      ),
  },
  {
    name: 'invoice',
    words: ['发票编号'],
    help: '一张发票和可做的操作',
    run: async ({ call }, { 发票编号: id }) =>
      invoiceLine(await call('GET /staff/invoice/detail/:id', { id })),
  },
  {
    name: 'invoice-issue',
    words: ['发票编号'],
    help: '登记开好的发票并上传 PDF',
    takes: {
      number: { needed: true, about: '8 或 20 位发票号码' },
      date: { needed: true, about: '开票日期 YYYY-MM-DD' },
      file: { kind: 'file', needed: true, about: '发票 PDF' },
    },
    run: act('issue', async (session, { number, date, file }) => ({
      number,
      issued_on: date,
      file_id: await session.upload(file, 'invoice'),
    })),
  },
  {
    name: 'invoice-refuse',
    words: ['发票编号'],
    help: '驳回开票申请，买家更正后可再提交',
    takes: withReason,
    run: act('refuse', async (_session, given) => given),
  },
  {
    name: 'invoice-reverse',
    words: ['发票编号'],
    help: '登记红冲；退款前需要先红冲',
    takes: withReason,
    run: act('reverse', async (_session, given) => given),
  },
];
