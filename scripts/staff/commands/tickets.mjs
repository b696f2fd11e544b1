import { facts, listOf, when } from '../words.mjs';

/** What staff do with tickets. */
export const tickets = [
  {
    name: 'tickets',
    help: '工单，等待答复的在前',
    takes: {
      status: { kind: 'number', about: '1 待处理、2 处理中、3 待用户补充、4 已解决、5 已关闭' },
      kind: { about: 'complaint、feedback 或 offline' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/ticket/list', values),
        ['编号', '工单号', '状态', '用户', '问题', '内容'],
        (row) => [
          row.id,
          row.ticket_no,
          `${row.status_text}${row.overdue ? '·超时' : ''}`,
          row.user.nickname,
          row.topic,
          row.summary,
        ],
      ),
  },
  {
    name: 'ticket',
    words: ['工单编号', 'take|reply|ask|resolve|close|note'],
    help: '处理工单：受理、回复、请补充、解决、关闭、内部备注',
    takes: { content: { about: '要说的话；受理以外都要写' } },
    run: async ({ call }, { 工单编号: id, 'take|reply|ask|resolve|close|note': act, content }) => {
      const one = await call('POST /staff/ticket/act/:id', { id, act, content });
      return [
        facts([
          ['工单', `${one.ticket_no} ${one.topic}`],
          ['状态', one.status_text],
          ['可做', one.acts.join('、')],
        ]),
        ...one.lines.map(
          (line) => `${when(line.at)}  ${[line.title, line.content].filter(Boolean).join('：')}`,
        ),
      ].join('\n');
    },
  },
];
