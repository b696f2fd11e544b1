/** What of a journal a reader can say is wrong; the keys are those of the journal's page. */
export const correctableFields = {
  name: '刊名',
  name_cn: '中文名',
  abbr: '缩写',
  issn: 'ISSN',
  eissn: 'EISSN',
  cn: 'CN',
  publisher: '出版社',
  sponsor: '主办单位',
  country: '国家或地区',
  languages: '语种',
  frequency: '刊期',
  founded: '创刊年',
  homepage: '官网',
  submit_url: '投稿系统网址',
  subjects: '学科',
  indexed: '收录情况',
  is_oa: '开放获取',
  apc: '版面费',
  article_types: '文章类型',
  scope: '收稿范围',
  metrics: '分区或影响因子',
  warnings: '预警记录',
  other: '其他',
} as const;

export type CorrectableField = keyof typeof correctableFields;

/** `journal_corrections.status`. */
export const correctionStatus = { open: 1, adopted: 2, declined: 3 } as const;

export type CorrectionStatus = (typeof correctionStatus)[keyof typeof correctionStatus];

export const correctionStatusLabel: Record<CorrectionStatus, string> = {
  1: '待核对',
  2: '已采纳',
  3: '未采纳',
};

/** Numbers of corrections that pages speak of. */
export const correctionRules = { proposed: 500, note: 300, source: 500, perDay: 10 } as const;

/** What happens to what is adopted: nobody writes it into the library by hand. */
export const correctionWords = '采纳后由运营在下一次数据导入时改正，页面不会立刻变化；结果会用消息告诉您。';

interface Correctable {
  [field: string]: unknown;
  apc: { amount: number; currency: string } | null;
  apc_fen_est: number | null;
}

/**
 * What a field says now, as a reader can compare it; empty where it says nothing, null where it is more than a line: numbers
 * of editions, warnings.
 */
export function correctableValue(journal: Correctable, field: CorrectableField): string | null {
  if (field === 'metrics' || field === 'warnings' || field === 'other') return null;
  if (field === 'apc') return journal.apc ? `${journal.apc.amount} ${journal.apc.currency}` : '';
  const value = journal[field];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return Array.isArray(value) ? value.join('、') : String(value);
}
