import { facts } from '../words.mjs';

/** What staff do with the library of journals. */
export const journals = [
  {
    name: 'journal-titles',
    help: '导入期刊已刊题名（CSV 或 JSON，列为刊号、年份、题名），供按摘要选刊比对；已有的不重复',
    takes: { file: { kind: 'file', needed: true, about: '文件' } },
    run: async ({ sendFile }, { file }) => {
      const { rows, added, known, refused, faults } = await sendFile('/staff/journals/titles/upload', file);
      return [
        facts([
          ['行数', rows],
          ['新增', added],
          ['已有', known],
          ['未采用', refused],
        ]),
        ...faults.map(({ row, reason }) => `第 ${row} 行：${reason}`),
        ...(refused > faults.length ? [`…… 另有 ${refused - faults.length} 行`] : []),
      ].join('\n');
    },
  },
];
