import type { ApiKey } from '@harbor/contract';
import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../../testing/app';
import { moveSubmission } from './move';
import { callsOf } from './testing/acts';
import { journal, putStatus, submitted } from './testing/manuscripts';
import {
  findSubmissionStep,
  type SubmissionActor,
  type SubmissionEvent,
  submissionSteps,
} from './transitions';

let site: TestApp;
let tokens: { user: string; operator: string };
let id: number;
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'vault', 'messages', 'sentinel'] });
  const [author, staff] = [await site.user(), await site.user({ is_staff: true })];
  tokens = { user: author.token, operator: staff.token };
  ({ id } = await submitted(site, author.token));
});
afterAll(() => site.close());

const reason = { reason: '想再改一改' };

/** Calls that do what the table names; what has none is done by the clock, or with the draft. */
const calls: Partial<Record<SubmissionEvent, [key: ApiKey, body?: object]>> = {
  take: ['POST /staff/submission/take/:id'],
  ask: ['POST /staff/submission/ask/:id', { content: '请补充数据' }],
  recommend: ['POST /staff/submission/recommend/:id', { journals: [journal] }],
  close: ['POST /staff/submission/close/:id', { reason: '不在受理范围' }],
  supply: ['POST /submission/supply/:id', { content: '补充好了', files: [] }],
  again: ['POST /submission/again/:id', { reason: '想找审稿快一些的' }],
  send: ['POST /submission/send/:id', { journal: '某学报', sent_on: '2026-01-01' }],
  feedback: ['POST /submission/feedback/:id', { result: 'accepted', answered_on: '2026-01-02' }],
  withdraw: ['POST /submission/withdraw/:id', reason],
  finish: ['POST /submission/finish/:id'],
  reopen: ['POST /submission/reopen/:id', reason],
};

const rowOf = () =>
  site.core.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const lines = () =>
  site.core.db
    .selectFrom('submission_lines')
    .select(['event', 'from_status', 'to_status', 'actor'])
    .orderBy('id')
    .execute();

/** What a journal answered before, for the steps that ask for it. */
const answered = (result: string) => JSON.stringify({ result, answered_on: '2026-01-02', note: '' });

/** Puts the submission where the status alone decides about an event. */
async function prepare(status: SubmissionStatus, event: SubmissionEvent, feedback?: string) {
  const before = feedback ?? (event === 'again' ? 'rejected' : 'revise');
  const closed = status === s.closed;
  await putStatus(site, id, status, {
    // A draft has neither number nor day.
    submission_no: status === s.draft ? null : 'TG1',
    submitted_at: status === s.draft ? null : new Date(site.clock.now()),
    due_at: null,
    feedback: status === s.answered ? answered(before) : null,
    close_event: closed ? 'withdraw' : '',
    closed_at: closed ? new Date(site.clock.now()) : null,
  });
}

/** What a draft becomes a submission with; others have it already. */
const numbered = { submission_no: 'TG1', submitted_at: new Date(0) };

/** Does it. @returns the status of the answer */
async function attempt(event: SubmissionEvent, actor: SubmissionActor): Promise<number> {
  const call = calls[event];
  if (call && actor !== 'system') return (await callsOf(site, tokens[actor])(call[0], id, call[1])).status;
  const row = await rowOf();
  return site.core.db
    .transaction()
    .execute((trx) => moveSubmission(trx, row, { event, actor, actorId: null, at: new Date() }, numbered))
    .then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
}

const statuses = Object.values(s) as SubmissionStatus[];
const events = new Map(submissionSteps.map(({ event, actor }) => [event, actor]));
const cases = [...events].flatMap(([event, actor]) =>
  statuses
    // A draft is no submission to the calls: they do not find it.
    .filter((from) => from !== s.draft || !calls[event])
    .map((from) => ({ event, actor, from, to: findSubmissionStep(from, event, actor)?.to })),
);

test.each(cases)('$event by $actor from $from', async ({ event, actor, from, to }) => {
  await prepare(from, event);
  const [row, told] = [await rowOf(), await lines()];
  const status = await attempt(event, actor);
  if (to === undefined) {
    expect([status, await rowOf(), await lines()]).toEqual([409, row, told]);
    return;
  }
  expect([status, (await rowOf()).status]).toEqual([200, to]);
  expect((await lines()).slice(told.length)).toEqual([{ event, actor, from_status: from, to_status: to }]);
});

test.each<[SubmissionEvent, string]>([
  ['feedback', 'accepted'],
  ['feedback', 'rejected'],
  ['again', 'accepted'],
  ['again', 'revise'],
])('%s after the journal’s “%s” is refused', async (event, before) => {
  await prepare(s.answered, event, before);
  expect(await attempt(event, 'user')).toBe(409);
});

test('what the editor closed, or was closed a month ago, is not opened again', async () => {
  await putStatus(site, id, s.closed, { close_event: 'close', closed_at: new Date(site.clock.now()) });
  expect(await attempt('reopen', 'user')).toBe(409);
  const longAgo = new Date(site.clock.now() - 31 * 24 * 3_600_000);
  await putStatus(site, id, s.closed, { close_event: 'withdraw', closed_at: longAgo });
  expect(await attempt('reopen', 'user')).toBe(409);
});
