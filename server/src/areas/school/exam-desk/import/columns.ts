import { csvRow } from '../../../../labels/csv';

/** What a column of a file is called, and what else it may be called. */
export const importColumns = {
  kind: ['题型', '类型', 'type'],
  stem: ['题干', '题目', 'question'],
  a: ['选项A', 'A'],
  b: ['选项B', 'B'],
  c: ['选项C', 'C'],
  d: ['选项D', 'D'],
  e: ['选项E', 'E'],
  f: ['选项F', 'F'],
  g: ['选项G', 'G'],
  h: ['选项H', 'H'],
  right: ['答案', '正确答案', 'answer'],
  explanation: ['讲解', '解析', 'explanation'],
  subject: ['主题词', '知识点', 'subject'],
  lesson: ['课时', '第几讲', 'lesson'],
  at: ['时间', '时间点', 'time'],
} as const;

export type ImportColumn = keyof typeof importColumns;

/** Columns without which a file cannot be read. */
export const neededColumns: readonly ImportColumn[] = ['kind', 'stem', 'right', 'explanation'];

/** Where each known column stands in a file's first row. */
export function placesOf(header: readonly string[]): Map<ImportColumn, number> {
  const written = header.map((cell) => cell.normalize('NFKC').replace(/\s+/g, '').toLowerCase());
  const places = new Map<ImportColumn, number>();
  for (const [column, names] of Object.entries(importColumns) as [ImportColumn, readonly string[]][]) {
    const known = names.map((name) => name.toLowerCase());
    const place = written.findIndex((cell) => known.includes(cell));
    if (place >= 0) places.set(column, place);
  }
  return places;
}

const header = Object.values(importColumns).map(([name]) => name);

const examples: Record<string, string>[] = [
  {
    题型: '单选',
    题干: '样本量 $n$ 变为原来的 4 倍，均值的标准误变为原来的多少？',
    ...{ 选项A: '一半', 选项B: '两倍', 选项C: '不变', 选项D: '四分之一' },
    ...{ 答案: 'A', 讲解: '标准误等于 $s/\\sqrt{n}$，$n$ 变为 4 倍时分母变为 2 倍。' },
    ...{ 主题词: '标准误', 课时: '2', 时间: '01:05' },
  },
  {
    题型: '多选',
    题干: '报告一次检验结果时，应当写明哪些内容？',
    ...{ 选项A: '检验的名称与统计量', 选项B: '效应量与置信区间', 选项C: '软件的价格', 选项D: '样本量' },
    ...{ 答案: 'ABD', 讲解: '读者需要能够复核结果，价格与结论无关。', 主题词: '结果报告' },
  },
  {
    题型: '判断',
    题干: '相关不等于因果。',
    答案: '正确',
    讲解: '还可能有共同的原因，或方向相反。',
    主题词: '相关',
  },
  {
    题型: '填空',
    题干: '回归中 $R^2=0.69$、$n=52$、自变量 4 个，调整后的 $R^2$ 约为 ____（两位小数），自由度为 ____。',
    ...{ 答案: '0.66|.66；47', 讲解: '$1-(1-0.69)\\times 51/47\\approx 0.66$。', 主题词: '回归' },
  },
  {
    题型: '简答',
    题干: '用两三句话说明效应量为什么要与显著性一起报告。',
    ...{
      答案: '样本量|n；大小|幅度；区间',
      讲解: '显著性受样本量影响；效应量说明差异的大小。',
      主题词: '效应量',
    },
  },
];

/** A file to begin with: every type once. With the mark by which spreadsheet programs know its encoding. */
export const importTemplate = (): string =>
  `\ufeff${csvRow(header)}${examples
    .map((example) => csvRow(header.map((name) => example[name] ?? '')))
    .join('')}`;
