import type { DiaryFigures } from '@harbor/contract';
import { type DiaryMeasure, diaryMeasures, diaryRules } from '@harbor/contract/diary';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';

/** What authors' own records say of a journal: published numbers, each only from five people on. */
export async function figuresOf(db: Db, journalId: number): Promise<DiaryFigures> {
  const rows = await db
    .selectFrom('diary_figures')
    .select(['measure', 'n', 'median', 'low', 'high'])
    .where('journal_id', '=', journalId)
    .where('shown', '=', true)
    .execute();
  const share = rows.find(({ measure }) => measure === 'share');
  return {
    journal_id: journalId,
    figures: (Object.keys(diaryMeasures) as DiaryMeasure[]).map((key) => {
      const found = rows.find(({ measure }) => measure === key);
      const { n, median, low, high } = found ?? { n: null, median: null, low: null, high: null };
      return { key, ...diaryMeasures[key], n, median, low, high };
    }),
    accept: share ? { n: share.n, share: share.median } : null,
    least: diaryRules.people,
    months: diaryRules.months,
  };
}

/** The same for a journal's page. @throws HttpProblem 404 for a journal that is not in the library */
export async function journalFigures(db: Db, journalId: number): Promise<DiaryFigures> {
  if (!(await findRow(db, 'journals', { id: journalId }, ['id']))) throw notFound('期刊不存在');
  return figuresOf(db, journalId);
}
