import type { JournalCard } from '@harbor/contract';
import type { ChosenSchemes } from './schemes';

type Described = Pick<
  JournalCard,
  | 'issn'
  | 'eissn'
  | 'cn'
  | 'abbr'
  | 'publisher'
  | 'sponsor'
  | 'country'
  | 'languages'
  | 'frequency'
  | 'subjects'
  | 'indexed'
  | 'is_oa'
  | 'apc_fen_est'
  | 'review_weeks'
  | 'accept_rate'
  | 'annual_count'
  | 'self_cite'
  | 'cn_author_ratio'
  | 'warnings'
  | 'partition'
  | 'citation'
  | 'cn_factor'
>;

interface Row {
  key: string;
  title: string;
  /** Null where it is not known. */
  of: (card: Described) => string | null;
}

const listed = (values: readonly string[]) => (values.length > 0 ? values.join('、') : null);
const percent = (value: number | null) => (value === null ? null : `${value}%`);
const counted = (value: number | null, unit: string) => (value === null ? null : `${value}${unit}`);
const money = (fen: number | null) =>
  fen === null ? null : fen === 0 ? '不收费' : `约 ¥${Math.round(fen / 100).toLocaleString('en-US')}`;

/** What journals are described by in words, row by row, with the editions that the numbers are of. */
export function describedBy({ partition, citation, cn }: ChosenSchemes): Row[] {
  const of = (title: string, scheme: { title: string } | null) =>
    scheme ? `${title}（${scheme.title}）` : title;
  return [
    { key: 'issn', title: 'ISSN', of: (card) => card.issn },
    { key: 'eissn', title: 'EISSN', of: (card) => card.eissn },
    { key: 'cn', title: 'CN', of: (card) => card.cn },
    { key: 'abbr', title: '缩写', of: (card) => card.abbr },
    { key: 'publisher', title: '出版社', of: (card) => card.publisher },
    { key: 'sponsor', title: '主办单位', of: (card) => card.sponsor },
    { key: 'country', title: '国家或地区', of: (card) => card.country },
    { key: 'languages', title: '语种', of: (card) => listed(card.languages) },
    { key: 'frequency', title: '刊期', of: (card) => card.frequency },
    { key: 'subjects', title: '学科', of: (card) => listed(card.subjects) },
    {
      key: 'tier',
      title: of('大类分区', partition),
      of: ({ partition: found }) =>
        found?.tier == null ? null : `${found.subject ? `${found.subject} ` : ''}${found.tier} 区`,
    },
    {
      key: 'top',
      title: of('Top 期刊', partition),
      of: (card) => (card.partition ? (card.partition.top ? '是' : '否') : null),
    },
    {
      key: 'if',
      title: of('影响因子', citation),
      of: ({ citation: found }) => (found?.if == null ? null : String(found.if)),
    },
    {
      key: 'quartile',
      title: of('JCR 分区', citation),
      of: ({ citation: found }) => (found?.quartile == null ? null : `Q${found.quartile}`),
    },
    {
      key: 'cif',
      title: of('复合影响因子', cn),
      of: (card) => (card.cn_factor?.cif == null ? null : String(card.cn_factor.cif)),
    },
    {
      key: 'zif',
      title: of('综合影响因子', cn),
      of: (card) => (card.cn_factor?.zif == null ? null : String(card.cn_factor.zif)),
    },
    { key: 'indexed', title: '收录', of: (card) => listed(card.indexed) },
    { key: 'oa', title: '开放获取', of: ({ is_oa }) => (is_oa === null ? null : is_oa ? '是' : '否') },
    { key: 'apc', title: '版面费', of: (card) => money(card.apc_fen_est) },
    { key: 'review', title: '审稿周期', of: (card) => counted(card.review_weeks, ' 周') },
    { key: 'accept', title: '录用率', of: (card) => percent(card.accept_rate) },
    { key: 'annual', title: '年发文量', of: (card) => counted(card.annual_count, ' 篇') },
    { key: 'self_cite', title: '自引率', of: (card) => percent(card.self_cite) },
    { key: 'cn_ratio', title: '国人占比', of: (card) => percent(card.cn_author_ratio) },
    {
      key: 'warning',
      title: '预警记录',
      of: ({ warnings }) =>
        warnings.length === 0
          ? '无预警记录'
          : warnings
              .map(({ year, word, level, reason, source }) =>
                [`${year} 年${word}`, level, reason, `来源：${source}`].filter(Boolean).join('，'),
              )
              .join('；'),
    },
  ];
}
