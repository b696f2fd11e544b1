/** Columns of the table that can be shown or left out, in their order, with whether they are shown unless somebody says otherwise. */
const columns = {
  tier: { title: '分区', usual: true },
  quartile: { title: 'JCR 分区', usual: true },
  factor: { title: '影响因子', usual: true },
  trend: { title: '五年趋势', usual: true },
  review: { title: '审稿周期', usual: true },
  accept: { title: '录用率', usual: true },
  apc: { title: '版面费', usual: false },
  annual: { title: '年发文', usual: false },
  self_cite: { title: '自引率', usual: false },
  cn_ratio: { title: '国人占比', usual: false },
  frequency: { title: '刊期', usual: false },
} as const;

export type ColumnKey = keyof typeof columns;

export const columnKeys = Object.keys(columns) as ColumnKey[];

export const columnTitle = (key: ColumnKey): string => columns[key].title;

/** What is shown unless somebody chose. */
export const usualColumns: readonly ColumnKey[] = columnKeys.filter((key) => columns[key].usual);

export const isUsual = (chosen: readonly ColumnKey[]): boolean => chosen.join() === usualColumns.join();

/** How many columns the table has room for. */
export const mostColumns = 7;

const place = 'harbor:journal-columns';

/** The columns that somebody chose in this browser. */
export function keptColumns(): ColumnKey[] | undefined {
  try {
    const said = localStorage.getItem(place)?.split(',');
    return said && columnKeys.filter((key) => said.includes(key));
  } catch {
    return undefined;
  }
}

export function keepColumns(chosen: readonly ColumnKey[]): void {
  try {
    if (isUsual(chosen)) localStorage.removeItem(place);
    else localStorage.setItem(place, chosen.join());
  } catch {
    // Without room to store they last as long as the address.
  }
}
