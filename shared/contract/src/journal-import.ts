import { type JournalMetric, type JournalSchemeKind, journalMetrics } from './journal-facets';

/** `journal_imports.status`. */
export const journalImportStatus = {
  uploaded: 1,
  checking: 2,
  checked: 3,
  applying: 4,
  applied: 5,
  rolledBack: 6,
  discarded: 7,
  failed: 8,
  rollingBack: 9,
} as const;

export type JournalImportStatus = (typeof journalImportStatus)[keyof typeof journalImportStatus];

export const journalImportStatusLabel: Record<JournalImportStatus, string> = {
  1: '待对应列',
  2: '核对中',
  3: '待导入',
  4: '导入中',
  5: '已导入',
  6: '已回滚',
  7: '已放弃',
  8: '未通过',
  9: '撤回中',
};

/** What becomes of a row of the file. */
export const rowVerdict = { refused: 0, new: 1, changed: 2, same: 3, merged: 4 } as const;

export type RowVerdict = (typeof rowVerdict)[keyof typeof rowVerdict];

export const rowVerdictLabel: Record<RowVerdict, string> = {
  0: '未采用',
  1: '新增',
  2: '更新',
  3: '无变化',
  4: '合并',
};

/** How a cell is read. */
type CellKind =
  | 'text'
  | 'list'
  | 'number'
  | 'percent'
  | 'money'
  | 'year'
  | 'yes'
  | 'names'
  | 'issn'
  | 'cn'
  | 'metric';

interface Target {
  title: string;
  cell: CellKind;
  /** Names of columns that mean it, folded: letters, digits and characters alone. */
  alias: readonly string[];
  /** For metrics: what is measured, and which part of it the column holds; the number of the category where there are several. */
  metric?: { type: JournalMetric; part: 'value' | 'subject' | 'rank'; index: number };
}

const minor = (n: number) =>
  ({
    [`minor${n}_subject`]: {
      title: `小类 ${n} 名称`,
      cell: 'metric',
      alias: [`小类${n}`, `小类${n}名称`, `minor${n}subject`],
      metric: { type: 'minor', part: 'subject', index: n },
    },
    [`minor${n}`]: {
      title: `小类 ${n} 分区`,
      cell: 'metric',
      alias: [`小类${n}分区`, `minor${n}`],
      metric: { type: 'minor', part: 'value', index: n },
    },
  }) as Record<string, Target>;

/** What a column of a file can be taken for. */
export const journalTargets: Record<string, Target> = {
  name: {
    title: '刊名',
    cell: 'text',
    alias: ['刊名', '期刊名', '期刊名称', 'journal', 'journaltitle', 'journalname', 'title', 'name'],
  },
  name_cn: {
    title: '中文刊名',
    cell: 'text',
    alias: ['中文刊名', '中文名', '中文名称', 'namecn', 'chinesetitle'],
  },
  abbr: {
    title: '刊名缩写',
    cell: 'text',
    alias: ['缩写', '刊名缩写', '简称', 'abbr', 'abbreviation', 'jcrabbreviation', 'abbreviatedtitle'],
  },
  alias: {
    title: '其他名称（只用于检索）',
    cell: 'names',
    alias: ['其他名称', '别名', 'alternativetitle', 'alias', 'othernames'],
  },
  former: {
    title: '曾用名',
    cell: 'names',
    alias: ['曾用名', '曾用刊名', '原名', 'formernames', 'formername', 'formertitle', 'previoustitle'],
  },
  issn_l: { title: 'ISSN-L', cell: 'issn', alias: ['issnl', 'linkingissn'] },
  issn: {
    title: 'ISSN（印刷版）',
    cell: 'issn',
    alias: [
      'issn',
      'journalissn',
      'journalissnprintversion',
      'printissn',
      'pissn',
      '印刷版issn',
      'issnprint',
    ],
  },
  eissn: {
    title: 'EISSN（电子版）',
    cell: 'issn',
    alias: [
      'eissn',
      'journaleissn',
      'journaleissnonlineversion',
      'onlineissn',
      'electronicissn',
      '电子版issn',
      'issnonline',
      'issnelectronic',
    ],
  },
  cn: {
    title: 'CN 号',
    cell: 'cn',
    alias: ['cn', 'cn号', 'cn刊号', '国内刊号', '国内统一刊号', '国内统一连续出版物号'],
  },
  publisher: { title: '出版社', cell: 'text', alias: ['出版社', '出版者', '出版单位', 'publisher'] },
  sponsor: {
    title: '主办单位',
    cell: 'text',
    alias: ['主办单位', '主办', 'sponsor', 'societyorinstitution'],
  },
  country: {
    title: '国家或地区',
    cell: 'text',
    alias: ['国家', '国家地区', '国家或地区', '出版国', 'country', 'countryofpublisher', 'region'],
  },
  languages: {
    title: '语种',
    cell: 'list',
    alias: ['语种', '语言', 'language', 'languages', 'languagesinwhichthejournalacceptsmanuscripts'],
  },
  frequency: { title: '刊期', cell: 'text', alias: ['刊期', '出版周期', 'frequency'] },
  founded: { title: '创刊年', cell: 'year', alias: ['创刊年', '创刊时间', '创刊', 'founded'] },
  homepage: {
    title: '网址',
    cell: 'text',
    alias: ['网址', '主页', '官网', 'homepage', 'url', 'journalurl', 'website'],
  },
  submit_url: {
    title: '投稿网址',
    cell: 'text',
    alias: ['投稿网址', '投稿地址', '投稿系统', 'submiturl', 'submissionurl'],
  },
  subjects: {
    title: '学科（大类/小类，多个以分号或竖线分开）',
    cell: 'list',
    alias: ['学科', '学科分类', '所属学科', 'subject', 'subjects', 'categories'],
  },
  indexed: {
    title: '收录（多个以分号或竖线分开）',
    cell: 'list',
    alias: ['收录', '收录情况', '数据库收录', 'indexed', 'indexing', 'indexedin'],
  },
  is_oa: {
    title: '是否开放获取',
    cell: 'yes',
    alias: ['oa', '开放获取', '是否oa', '是否开放获取', 'openaccess', 'isoa'],
  },
  apc: { title: '版面费（如 2000 USD）', cell: 'money', alias: ['apc', '版面费', 'apcamount', '发表费用'] },
  review_weeks: {
    title: '审稿周期（周）',
    cell: 'number',
    alias: [
      '审稿周期',
      '审稿周期周',
      '审稿周数',
      'reviewweeks',
      'averagenumberofweeksbetweenarticlesubmissionandpublication',
    ],
  },
  accept_rate: {
    title: '录用率（%）',
    cell: 'percent',
    alias: ['录用率', '录用比例', 'acceptrate', 'acceptancerate'],
  },
  annual_count: {
    title: '年发文量',
    cell: 'number',
    alias: ['年发文量', '年文章数', '发文量', 'annualcount', 'annualarticles'],
  },
  self_cite: { title: '自引率（%）', cell: 'percent', alias: ['自引率', 'selfcite', 'selfcitationrate'] },
  cn_author_ratio: {
    title: '国人占比（%）',
    cell: 'percent',
    alias: ['国人占比', '国人发文占比', '中国作者占比', 'cnauthorratio'],
  },
  scope: {
    title: '收稿范围',
    cell: 'text',
    alias: ['收稿范围', '期刊简介', '简介', 'scope', 'aimsandscope', 'keywords'],
  },
  if: {
    title: '影响因子',
    cell: 'metric',
    alias: ['if', '影响因子', 'impactfactor', 'jif', 'if2024', 'if2025'],
    metric: { type: 'if', part: 'value', index: 0 },
  },
  if5: {
    title: '五年影响因子',
    cell: 'metric',
    alias: ['5年if', '五年影响因子', '5年影响因子', 'if5', '5yearjif', '5yearif'],
    metric: { type: 'if5', part: 'value', index: 0 },
  },
  jcr: {
    title: 'JCR 分区（Q1–Q4）',
    cell: 'metric',
    alias: ['jcr', 'jcr分区', 'jcrq', 'quartile', 'jifquartile', 'ifquartile'],
    metric: { type: 'jcr', part: 'value', index: 0 },
  },
  jcr_subject: {
    title: 'JCR 学科',
    cell: 'metric',
    alias: ['jcr学科', 'jcrcategory', 'category'],
    metric: { type: 'jcr', part: 'subject', index: 0 },
  },
  jcr_rank: {
    title: 'JCR 排名（如 12/168）',
    cell: 'metric',
    alias: ['jcr排名', 'jcrrank', 'ifrank', 'rank'],
    metric: { type: 'jcr', part: 'rank', index: 0 },
  },
  major_subject: {
    title: '大类名称',
    cell: 'metric',
    alias: ['大类', '大类学科', '大类名称'],
    metric: { type: 'major', part: 'subject', index: 0 },
  },
  major: {
    title: '大类分区',
    cell: 'metric',
    alias: ['大类分区'],
    metric: { type: 'major', part: 'value', index: 0 },
  },
  top: {
    title: 'Top 期刊',
    cell: 'metric',
    alias: ['top', 'top期刊', '是否top'],
    metric: { type: 'top', part: 'value', index: 0 },
  },
  ...minor(1),
  ...minor(2),
  ...minor(3),
  ...minor(4),
  ...minor(5),
  ...minor(6),
  cif: {
    title: '复合影响因子',
    cell: 'metric',
    alias: ['复合影响因子', '复合if', 'cif'],
    metric: { type: 'cif', part: 'value', index: 0 },
  },
  zif: {
    title: '综合影响因子',
    cell: 'metric',
    alias: ['综合影响因子', '综合if', 'zif'],
    metric: { type: 'zif', part: 'value', index: 0 },
  },
  warning_level: { title: '预警等级', cell: 'text', alias: ['预警等级', '预警级别', '预警', 'warninglevel'] },
  warning_reason: { title: '预警原因', cell: 'text', alias: ['预警原因', '原因', 'warningreason'] },
};

export type JournalTarget = keyof typeof journalTargets;

export const journalTargetKeys = Object.keys(journalTargets);

/** The kind of edition that what a column holds belongs to; undefined for what belongs to none. */
export function schemeKindOf(target: string): JournalSchemeKind | undefined {
  if (target.startsWith('warning_')) return 'warning';
  const metric = journalTargets[target]?.metric;
  return metric && journalMetrics[metric.type].kind;
}

/** What a target is about, as lists of targets are parted. */
export const targetGroups = {
  names: '刊名',
  numbers: '号码',
  facts: '出版信息',
  partition: '分区',
  citation: '引证指标',
  cn: '中文期刊影响因子',
  warning: '预警记录',
} as const;

const names = new Set(['name', 'name_cn', 'abbr', 'alias', 'former']);
const numbers = new Set(['issn_l', 'issn', 'eissn', 'cn']);

/** By any of these a journal is recognised: a file needs one. */
export const isNumber = (target: string): boolean => numbers.has(target);

/** The group of a target. */
export const targetGroup = (target: string): keyof typeof targetGroups =>
  names.has(target) ? 'names' : numbers.has(target) ? 'numbers' : (schemeKindOf(target) ?? 'facts');

/** The columns of an empty file to fill in; each is recognised by its name. */
export const journalTemplate = [
  ...[
    '刊名',
    '中文刊名',
    '刊名缩写',
    'ISSN',
    'EISSN',
    'CN号',
    '出版社',
    '主办单位',
    '国家或地区',
    '语种',
    '刊期',
  ],
  ...['创刊年', '网址', '投稿网址', '学科', '收录', '开放获取', '版面费', '审稿周期', '录用率', '年发文量'],
  ...['自引率', '国人占比', '收稿范围', '影响因子', '五年影响因子', 'JCR分区', 'JCR学科', 'JCR排名'],
  ...['大类', '大类分区', 'Top', '小类1', '小类1分区', '小类2', '小类2分区'],
  ...['复合影响因子', '综合影响因子', '预警等级', '预警原因'],
] as const;

/** What changes are about, as they are filtered by. */
export const changeKinds = {
  partition: '分区',
  metric: '指标',
  warning: '预警',
  indexed: '收录',
  names: '刊名与号码',
  facts: '出版信息',
} as const;

export type ChangeKind = keyof typeof changeKinds;

/** A factor that is so many times what it was, or so small a part of it, is marked: a decimal point may be misplaced. */
export const jumpFactor = 5;

/** A column's name as aliases are written. */
export const foldedColumn = (column: string): string =>
  column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a column of this name is most likely to hold; null for what nobody knows. */
export function guessTarget(column: string): string | null {
  const folded = foldedColumn(column);
  return journalTargetKeys.find((key) => journalTargets[key]?.alias.includes(folded)) ?? null;
}

/** Bounds of an import. */
export const journalImportRule = {
  /** Bytes of a file at most. */
  bytes: 100 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  /** Characters of one row at most. */
  row: 100_000,
} as const;

/** Bounds of a file of published titles. */
export const journalTitlesRule = { bytes: 200 * 1024 * 1024, rows: 3_000_000, title: 400 } as const;

/** The columns of a file of published titles. */
export const titlesTemplate = ['刊号', '年份', '题名'] as const;
