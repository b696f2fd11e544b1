import type { Manuscript, SubmissionDetail } from '@harbor/contract';
import type { SubmissionStatus } from '@harbor/contract/submission-status';
import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/app';
import { pdfOf } from '../../../base/files/testing/documents';
import { uploaded } from '../../../base/files/testing/uploads';

/** A manuscript with everything that is asked for. */
export const manuscript = (more: Partial<Manuscript> = {}): Manuscript => ({
  title: '钠离子电池层状正极的界面工程',
  language: 'zh',
  kind: 'article',
  subject_id: 8,
  abstract: '研究了层状正极材料在长循环中的界面退化机理，并比较了三种包覆方法对容量保持率的影响。'.repeat(2),
  keywords: ['钠离子电池', '层状正极', '界面'],
  level: 'core',
  authors: [
    { name: '林知远', unit: '东湖大学', corresponding: true },
    { name: '周明', unit: '东湖大学', corresponding: false },
  ],
  authors_confirmed: true,
  ai_use: 'none',
  declarations: ['original', 'exclusive', 'authors', 'own_hand'],
  ...more,
});

export const journal = {
  name: '材料界面学报',
  level: '北大核心',
  reason: '近两年刊发过同类包覆研究，读者与本文一致。',
};

/** Ids of one uploaded PDF. */
export const oneFile = async (site: TestApp, token: string, name = '稿件.pdf') => [
  (await uploaded(site, token, name, pdfOf(name))).id,
];

/** Hands a manuscript in. */
export async function submitted(site: TestApp, token: string): Promise<SubmissionDetail> {
  const body = { manuscript: manuscript(), files: await oneFile(site, token) };
  const { data, status, msg } = await site.call('POST /submission/submit', { token, body });
  if (status !== 200) throw new Error(msg);
  return data;
}

/** Puts a submission into a status, with what belongs to it, without going the way there. */
export async function putStatus(
  site: TestApp,
  id: number,
  status: SubmissionStatus,
  more: object = {},
): Promise<void> {
  await site.core.db
    .updateTable('submissions')
    .set({ status, ...more })
    .where('id', '=', id)
    .execute();
}

/** Copies of a submission, of the same author: for races, which need many. @returns their ids */
export async function copiesOfSubmission(site: TestApp, id: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into submissions overriding system value select made.* from submissions s
    cross join generate_series(1, ${count}) n
    cross join lateral jsonb_populate_record(s, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('submissions', 'id')), 'submission_no', s.submission_no || '-' || n)) made
    where s.id = ${id} returning id`.execute(site.core.db);
  return rows.map((row) => row.id);
}
