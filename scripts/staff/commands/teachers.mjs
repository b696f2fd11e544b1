import { facts, listOf } from '../words.mjs';

const rate = ({ rate: share, count }) =>
  share === null ? `样本不足（${count}）` : `${Math.round(share * 100)}%（${count}）`;

/** What staff do with levels and credit of teachers. */
export const teachers = [
  {
    name: 'teacher-levels',
    help: '老师的等级、信用分与比率，信用分低的在前',
    takes: {
      page: { kind: 'number', about: '页码' },
      keyword: { about: '昵称或姓名' },
    },
    run: async ({ call }, values) =>
      listOf(
        await call('POST /staff/teacher/level/list', values),
        ['编号', '老师', '等级', '信用分', '准时率', '验收率', '进行中'],
        (row) => [
          ...[row.id, row.name, row.level_text, row.credit],
          ...[rate(row.on_time), rate(row.accept), row.open_orders],
        ],
      ),
  },
  {
    name: 'teacher-recompute',
    help: '按公开的公式重新计算全部老师的等级、信用分与比率',
    run: async ({ call }) => {
      const { teachers: looked, changed } = await call('POST /staff/teacher/level/recompute', {});
      return facts([
        ['老师', `${looked} 位`],
        ['有变化', `${changed} 位`],
      ]);
    },
  },
];
