import { fileNames, listOf, when } from '../words.mjs';

/** An answer in one line: lists with commas, files by their names, groups by their fields. */
function said(value) {
  if (value === true) return '是';
  if (value === false) return '否';
  if (Array.isArray(value)) return value.map(said).filter(Boolean).join('、');
  if (value && typeof value === 'object')
    return 'sha256' in value
      ? `${fileNames([value])}（${value.id}）`
      : Object.values(value).map(said).filter(Boolean).join(' ');
  return String(value ?? '');
}

const gap = ({ label, given, counted }) => `字数核对：${label}填 ${given}，文件约 ${counted}`;

/** What staff do with order forms. */
export const forms = [
  {
    name: 'forms',
    help: '订单资料：已提交待接单的，或付款后未填写的',
    takes: {
      tab: { about: 'submitted 或 unfilled' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/orderform/list', values),
        ['编号', '订单号', '服务', '买家', '表', '版本', '提交', '未填自', '字数'],
        (row) => [
          row.order.id,
          row.order.order_no,
          row.order.title,
          row.user.nickname,
          row.form,
          row.version,
          when(row.submitted_at),
          when(row.unfilled_since),
          row.word_flags.length > 0 ? '需核对' : '',
        ],
      ),
  },
  {
    name: 'form',
    words: ['订单'],
    help: '一个订单的资料，含联系方式；查看会留痕',
    async run(session, values) {
      const id = await session.order(values.订单);
      const one = await session.call('GET /staff/orderform/detail/:id', { id });
      return [
        `${one.schema.title} 第 ${one.version} 版 ${when(one.submitted_at)}`,
        ...one.word_flags.map(gap),
        ...one.schema.sections.flatMap(({ title, fields }) => [
          `— ${title} —`,
          ...fields
            .filter(({ key }) => said(one.answers[key]) !== '')
            .map(({ key, label }) => `${label}：${said(one.answers[key])}`),
        ]),
      ].join('\n');
    },
  },
  {
    name: 'form-return',
    words: ['订单'],
    help: '退回待接单订单的资料，请买家修改',
    takes: { reason: { needed: true, about: '退回原因，买家会看到' } },
    async run(session, { 订单: text, reason }) {
      const id = await session.order(text);
      await session.call('POST /staff/orderform/return/:id', { id, reason });
      return '已退回，买家已收到通知。';
    },
  },
];
