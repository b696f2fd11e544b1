import { createHash } from 'node:crypto';
import { journalImportStatus } from '@harbor/contract/journal-import';
import { issnOf } from '@harbor/contract/journal-numbers';
import { headOf } from '../../areas/content/journal-desk/file/records';
import { mappingFor } from '../../areas/content/journal-desk/imports/mapping';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { csvRow } from '../../labels/csv';
import { demoTeam } from '../team';
import { type MadeJournal, type MadeMetric, madeJournals } from './make';

/** One in so many of the journals stands in the file. */
const everyOther = 5;

const head = [
  ...['刊名', 'ISSN', 'EISSN', '出版社', '收录', '审稿周期', '版面费'],
  ...['大类', '大类分区', '影响因子', '预警原因', '编辑备注'],
];

/** What a row says, by the columns. */
type Row = Partial<Record<(typeof head)[number], string | number>>;

const metricOf = ({ metrics }: MadeJournal, edition: string, type: MadeMetric['type']) =>
  metrics.find((metric) => metric.edition === edition && metric.type === type);

const asItIs = (journal: MadeJournal): Row => {
  const major = metricOf(journal, 'demo-fq 2025', 'major');
  return {
    ...{ 刊名: journal.name, ISSN: journal.issn, EISSN: journal.eissn ?? '', 出版社: journal.publisher },
    ...{ 收录: journal.indexed.join('; '), 审稿周期: journal.review_weeks ?? '' },
    ...(major && { 大类: major.subject, 大类分区: `${major.value} 区` }),
    影响因子: metricOf(journal, 'demo-jif 2025', 'if')?.value ?? '',
  };
};

/** Ways in which a journal of the file differs from the library; the last ones leave it as it is. */
const changes: ((journal: MadeJournal, row: Row) => Row)[] = [
  (_, row) => (row.影响因子 === '' ? {} : { 影响因子: (Number(row.影响因子) * 1.14).toFixed(1) }),
  (journal) => {
    const major = metricOf(journal, 'demo-fq 2025', 'major');
    return major?.value ? { 大类分区: `${major.value === 1 ? 2 : major.value - 1} 区` } : {};
  },
  (journal) => ({ 收录: [...new Set([...journal.indexed, journal.cn ? 'CSCD' : 'EI'])].join('; ') }),
  (journal) => (journal.review_weeks ? { 审稿周期: Math.max(1, journal.review_weeks - 1) } : {}),
  (journal) => (journal.apc ? { 版面费: `${journal.apc + 200} USD` } : {}),
  () => ({}),
  () => ({}),
];

function rows(): Row[] {
  const listed = madeJournals().filter((_, n) => n % everyOther === 0);
  const measured = listed.filter((journal) => metricOf(journal, 'demo-jif 2025', 'if'));
  const [misplaced, warned, double] = measured.slice(3, 6);
  const updated = listed.map((journal, n): Row => {
    const row = asItIs(journal);
    const change = changes[n % changes.length]?.(journal, row) ?? {};
    if (journal === misplaced) return { ...row, 影响因子: (Number(row.影响因子) * 10).toFixed(1) };
    if (journal === warned) return { ...row, 预警原因: '引用异常（演示）' };
    return { ...row, ...change };
  });
  const added = Array.from({ length: 6 }, (_, n): Row => {
    const topic = [
      'Tidal Energy',
      'Harbour Logistics',
      'Coastal Law',
      'Marine Alloys',
      'Estuary Ecology',
      'Reef Imaging',
    ][n];
    return {
      ...{ 刊名: `Demo Journal of ${topic}`, ISSN: issnOf(String(9_970_001 + n)), 出版社: '演示出版社' },
      编辑备注: '演示数据',
    };
  });
  return [
    ...updated,
    ...added,
    // The same journal under another name, a wrong check character, no number at all, and a new one without a name.
    ...(double ? [{ 刊名: `${double.name} (Online)`, ISSN: double.issn }] : []),
    { 刊名: 'Demo Letters on Sails', ISSN: '9970-1001' },
    { 刊名: 'Demo Notes without a Number' },
    { ISSN: issnOf('9970050') },
  ];
}

/** An update of the library that waits for a colleague to look at it: checked once the site is running. */
export async function seedJournalUpdate(trx: Db, { settings }: Core): Promise<void> {
  const file = Buffer.from(
    [csvRow(head), ...rows().map((row) => csvRow(head.map((column) => row[column] ?? '')))].join(''),
  );
  const { format, encoding, columns, sample } = await headOf(file, true);
  const { mapping } = await mappingFor(trx, columns);
  const schemes = await trx
    .selectFrom('journal_schemes')
    .select(['id', 'kind'])
    .where('code', 'in', ['demo-fq', 'demo-jif', 'demo-yj'])
    .where('year', '=', 2025)
    .execute();
  const at = new Date(settings.clock.now());
  const by = demoTeam().find(({ roles }) => roles.includes('operations'))?.id ?? 0;
  const { id } = await trx
    .insertInto('journal_imports')
    .values({
      ...{ file_name: '演示-期刊更新-2026.csv', bytes: file.length, format, encoding },
      ...{ sha256: createHash('sha256').update(file).digest('hex') },
      ...{
        columns: JSON.stringify(columns),
        sample: JSON.stringify(sample),
        mapping: JSON.stringify(mapping),
      },
      schemes: JSON.stringify(Object.fromEntries(schemes.map((scheme) => [scheme.kind, scheme.id]))),
      ...{ source: '由程序生成，不是真实的数据', licence: '演示数据，仅供试用' },
      ...{ created_by: by, created_at: at, begun_at: at, run: 1 },
      // Whoever keeps imports going on takes it up.
      status: journalImportStatus.checking,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('journal_import_parts').values({ import_id: id, number: 0, bytes: file }).execute();
}
