import type { BodyOf } from '@harbor/contract';
import type { ExperienceStatus } from '@harbor/contract/journal-experience';
import type { Insertable } from 'kysely';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import { plusDays, today } from '../../diary/days';

/** Areas that a test of experiences needs. */
export const experienceAreas = [
  'journalExperiences',
  'journals',
  'messages',
  'desk',
  'staff',
  'submissions',
] as const;

/** A day of the test's clock, so many days ago. */
export const dayAgo = (site: TestApp, days: number): string =>
  plusDays(today(new Date(site.clock.now())), -days);

/** What an author tells: sent 200 days ago, revised and accepted, unless said otherwise. */
export const told = (
  site: TestApp,
  more: Partial<Omit<BodyOf<'POST /magazine/experience/write'>, 'journal_id'>> = {},
) => ({
  result: 2 as const,
  submitted_on: dayAgo(site, 200),
  first_decision_on: dayAgo(site, 140),
  accepted_on: dayAgo(site, 60),
  fee_fen: 120_000,
  difficulty: 3,
  text: '两位审稿人意见具体，第二轮只改了图表与参考文献格式，编辑回信很及时。',
  ...more,
});

type Columns = Insertable<DB['journal_experiences']>;
type Said = Pick<Columns, 'journal_id' | 'user_id'> & { status: number } & Partial<Omit<Columns, 'status'>>;

/** An experience as it stands, without going the way there. */
export async function putExperience(site: TestApp, said: Said): Promise<number> {
  const at = new Date(site.clock.now());
  const { id } = await site.core.db
    .insertInto('journal_experiences')
    .values({
      ...told(site),
      ...{ handed_in_at: at, created_at: at, updated_at: at },
      published_at: said.status === 2 ? at : null,
      ...said,
      status: said.status as ExperienceStatus,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
