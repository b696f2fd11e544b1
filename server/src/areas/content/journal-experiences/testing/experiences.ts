import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@harbor/contract';
import type { ExperienceStatus } from '@harbor/contract/journal-experience';
import type { Insertable } from 'kysely';
import { getRow } from '../../../../db/rows';
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

/** Hands an experience in. */
export const write = (
  site: TestApp,
  token: string,
  journal: number,
  more: Parameters<typeof told>[1] = {},
  key = randomUUID(),
) =>
  site.call('POST /magazine/experience/write', {
    token,
    body: { journal_id: journal, ...told(site, more) },
    idempotencyKey: key,
  });

/** What is read of a journal. */
export const read = (site: TestApp, journal: number, token?: string, query: object = {}) =>
  site.call('GET /magazine/experiences', {
    ...(token && { token }),
    query: { id: String(journal), ...query } as never,
  });

/** Publishes one as the team does that saw it in this revision. */
export const publish = (site: TestApp, token: string, id: number, revision: number) =>
  site.call('POST /staff/experience/publish/:id', { token, params: { id }, body: { revision } });

const decisions = {
  keep: 'POST /staff/experience/keep/:id',
  down: 'POST /staff/experience/down/:id',
  restore: 'POST /staff/experience/restore/:id',
} as const;

/** Decides about one as it stands. */
export async function decide(
  site: TestApp,
  token: string,
  event: keyof typeof decisions,
  id: number,
  reason: string,
) {
  const { revision } = await getRow(site.core.db, 'journal_experiences', { id }, ['revision']);
  return site.call(decisions[event], { token, params: { id }, body: { revision, reason } });
}

/** What somebody was told, oldest first. */
export const messagesOf = async (site: TestApp, userId: number): Promise<string[]> =>
  (
    await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);
