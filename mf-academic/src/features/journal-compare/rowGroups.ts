import type { DataOf } from '@harbor/contract';

export type Row = DataOf<'GET /magazine/compared'>['rows'][number];

const groups = [
  { title: '身份', keys: ['issn', 'eissn', 'cn', 'abbr', 'publisher', 'sponsor', 'country'] },
  { title: '收录与预警', keys: ['indexed', 'warning'] },
  { title: '分区与指标', keys: ['subjects', 'tier', 'top', 'quartile', 'if', 'cif', 'zif'] },
  { title: '审稿与发文', keys: ['review', 'accept', 'frequency', 'annual', 'self_cite', 'cn_ratio'] },
  { title: '费用与语种', keys: ['oa', 'apc', 'languages'] },
] as const;

/** The rows in groups of what they are about; what is in none stands last, and no group is empty. */
export function rowGroups(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  const known: readonly string[] = groups.flatMap(({ keys }) => keys);
  const sorted = groups.map(({ title, keys }) => ({
    title: title as string,
    rows: keys.flatMap((key) => rows.filter((row) => row.key === key)),
  }));
  const rest = rows.filter(({ key }) => !known.includes(key));
  return [...sorted, { title: '其他', rows: rest }].filter((group) => group.rows.length > 0);
}
