import type { ApiKey } from '@harbor/contract';
import { type SubmissionStatus, submissionStatus as s } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns } from '../../../testing/in-turns';
import { race, repeats } from '../../../testing/race';
import { newSession } from '../../../testing/users';
import { lapseSubmissions, releaseOldFiles, remindAuthors } from './clocks';
import { submissionLimits } from './limits';
import { callsOf, deskOf, detailOf, toldTo } from './testing/acts';
import { copiesOfSubmission, journal, putStatus, submitted } from './testing/manuscripts';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'vault', 'messages', 'sentinel'] });
  staff = await site.user({ is_staff: true, nickname: '编辑小港' });
});
afterAll(() => site.close());

const day = 24 * 3_600_000;

/** Sessions end long before a submission does. */
const anew = (userId: number) => newSession(site, userId);

describe('author and editor at the same moment', () => {
  type Act = [key: ApiKey, body?: object];
  const withdraw: Act = ['POST /submission/withdraw/:id', { reason: '撤回' }];
  const close: Act = ['POST /staff/submission/close/:id', { reason: '不在受理范围' }];
  const races: [string, SubmissionStatus, Act, Act][] = [
    ['withdraw × take', s.waiting, withdraw, ['POST /staff/submission/take/:id']],
    [
      'send × close',
      s.recommended,
      ['POST /submission/send/:id', { journal: '某学报', sent_on: '2026-01-01' }],
      close,
    ],
    ['supply × close', s.needsAuthor, ['POST /submission/supply/:id', { content: '好了', files: [] }], close],
    [
      'withdraw × recommend',
      s.accepted,
      withdraw,
      ['POST /staff/submission/recommend/:id', { journals: [journal] }],
    ],
  ];

  test.each(races)(
    '%s: every answer is true, and lines follow each other',
    async (_, status, own, theirs) => {
      const author = await site.user();
      const { id: pattern } = await submitted(site, author.token);
      await putStatus(site, pattern, status);
      const [mine, desk] = [callsOf(site, author.token), callsOf(site, staff.token)];
      await inTurns(await copiesOfSubmission(site, pattern, repeats), 4, async (id, round) => {
        const answers = await race(
          round,
          () => mine(own[0], id, own[1]),
          () => desk(theirs[0], id, theirs[1]),
        );
        const lines = await site.core.db
          .selectFrom('submission_lines')
          .selectAll()
          .where('submission_id', '=', id)
          .orderBy('id')
          .execute();
        expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
        expect(answers.filter((answer) => answer.status === 200)).toHaveLength(lines.length);
        let at: number = status;
        for (const line of lines) {
          expect(line.from_status).toBe(at);
          at = line.to_status;
        }
        expect((await detailOf(site, author.token, id)).status).toBe(at);
      });
      await site.core.db.deleteFrom('submissions').where('user_id', '=', author.id).execute();
    },
  );
});

test('who does not answer is reminded once, then it closes, and can be opened again for a while', async () => {
  const { id: userId, token } = await site.user();
  const { id } = await submitted(site, token);
  const desk = deskOf(site, staff.token);
  await desk('take', id);
  await desk('ask', id);
  site.clock.advance(5 * day + 1000);
  await Promise.all([remindAuthors(site.core), remindAuthors(site.core)]);
  await remindAuthors(site.core);
  site.clock.advance(2 * day);
  const later = callsOf(site, await anew(userId));
  const late = await later('POST /submission/supply/:id', id, { content: '太晚了', files: [] });
  expect(late.status).toBe(409);
  await Promise.all([lapseSubmissions(site.core), lapseSubmissions(site.core)]);
  expect((await toldTo(site, userId)).map(({ title }) => title)).toEqual([
    '稿件已受理',
    '请补充投稿资料',
    '投稿资料即将到期',
    '投稿已自动关闭',
  ]);
  expect(await detailOf(site, await anew(userId), id)).toMatchObject({
    status_text: '已关闭',
    actions: { reopen: true },
  });
  const reopened = await later('POST /submission/reopen/:id', id, { reason: '资料齐了' });
  expect(reopened.data).toMatchObject({ status_text: '待受理', close_reason: '' });
});

test('files go half a year after closing', async () => {
  const { id: userId, token } = await site.user();
  const { id } = await submitted(site, token);
  const filesLeft = async () => (await detailOf(site, await anew(userId), id)).files.length;
  await callsOf(site, token)('POST /submission/withdraw/:id', id, { reason: '不投了' });
  site.clock.advance(submissionLimits.keepFilesFor - day);
  await releaseOldFiles(site.core);
  expect(await filesLeft()).toBe(1);
  site.clock.advance(2 * day);
  await releaseOldFiles(site.core);
  expect(await filesLeft()).toBe(0);
});
