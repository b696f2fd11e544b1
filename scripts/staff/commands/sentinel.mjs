import { facts, listOf, when } from '../words.mjs';

/** What staff do with people whom the compliance sentinel found often. */
export const sentinel = [
  {
    name: 'alerts',
    help: '多次触发合规提示的用户',
    takes: {
      state: { about: 'open（默认）或 closed' },
      page: { kind: 'number', about: '页码' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('GET /staff/sentinel/list', values),
        ['编号', '用户', '次数', '最近', '内容'],
        (row) => [
          row.id,
          `${row.user.nickname} ${row.user.phone}`,
          row.count,
          when(row.last_at),
          row.hits
            .slice(0, 3)
            .map(({ place, excerpt }) => `${place}：${excerpt}`)
            .join(' / '),
        ],
      ),
  },
  {
    name: 'alert-close',
    words: ['提示编号'],
    help: '已核对，写明处理结果',
    takes: { note: { needed: true, about: '处理结果' } },
    run: async ({ call }, { 提示编号: id, note }) => {
      const one = await call('POST /staff/sentinel/close/:id', { id, note });
      return facts([
        ['用户', one.user.nickname],
        ['处理', one.note],
      ]);
    },
  },
];
