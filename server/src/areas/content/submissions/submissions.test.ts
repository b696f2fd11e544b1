import type { SubmissionDetail } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { callsOf, deskOf, detailOf, toldTo } from './testing/acts';
import { journal, oneFile, submitted } from './testing/manuscripts';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['submissions', 'files', 'vault', 'messages', 'sentinel'] });
  staff = await site.user({ is_staff: true, nickname: '编辑小港' });
});
afterAll(() => site.close());

test('the way of a manuscript: handed in, question, answer, recommendation, sent by the author, answered', async () => {
  const { id: userId, token } = await site.user();
  const mine = callsOf(site, token);
  const desk = deskOf(site, staff.token);
  const { id, submission_no, status_text, files } = await submitted(site, token);
  expect([submission_no, status_text, files.length]).toEqual([
    expect.stringMatching(/^TG\d{14}$/),
    '待受理',
    1,
  ]);
  expect((await desk('take', id)).data).toMatchObject({ status_text: '已受理', editor: '编辑小港' });
  await desk('ask', id);
  expect(await detailOf(site, token, id)).toMatchObject({
    status_text: '需补充',
    question: '请补充伦理审批文件',
    urgent: true,
    actions: { supply: true, withdraw: true, send: false },
  });
  const supplied = await mine('POST /submission/supply/:id', id, {
    content: '已附伦理批件',
    files: await oneFile(site, token, '批件.pdf'),
  });
  expect(supplied.data).toMatchObject({
    status_text: '已受理',
    question: '',
    supplements: [{ name: '批件.pdf' }],
  });
  await desk('recommend', id);
  expect(await detailOf(site, token, id)).toMatchObject({
    recommendations: [journal],
    actions: { send: true, again: true },
  });
  const sent_on = new Date(site.clock.now()).toISOString().slice(0, 10);
  const sent = await mine('POST /submission/send/:id', id, {
    journal: journal.name,
    sent_on,
    manuscript_no: 'A-1',
  });
  expect(sent.data).toMatchObject({
    status_text: '已投出',
    sent: { journal: journal.name, manuscript_no: 'A-1' },
  });
  const answer = (result: string) =>
    mine('POST /submission/feedback/:id', id, { result, answered_on: sent_on });
  expect((await answer('revise')).data).toMatchObject({ status_text: '已反馈', actions: { feedback: true } });
  const accepted = (await answer('accepted')).data as SubmissionDetail;
  expect(accepted).toMatchObject({
    feedback: { result_text: '录用' },
    actions: { feedback: false, again: false, finish: true },
  });
  expect((await answer('rejected')).status).toBe(409);
  expect((await mine('POST /submission/finish/:id', id)).data).toMatchObject({
    status_text: '已关闭',
    actions: { reopen: false },
  });
  const { lines, steps } = await detailOf(site, token, id);
  expect(lines.map(({ title }) => title).toReversed()).toEqual([
    '您提交了稿件',
    '编辑受理了稿件',
    '编辑请您补充资料',
    '您补充了资料',
    '编辑推荐了期刊',
    '您登记已投出',
    '您登记了期刊的反馈',
    '您登记了期刊的反馈',
    '您结束了这次投稿',
  ]);
  expect(steps.at(-1)).toMatchObject({ label: '已关闭', state: 'current' });
  expect((await toldTo(site, userId)).map(({ title }) => title)).toEqual([
    '稿件已受理',
    '请补充投稿资料',
    '编辑推荐了期刊',
  ]);
  expect((await toldTo(site, staff.id)).map(({ title }) => title)).toContain('作者补充了投稿资料');
});

test('its files are read by the author and by staff alone', async () => {
  const [author, other] = [await site.user(), await site.user()];
  const { id, files } = await submitted(site, author.token);
  const ticket = async (token: string) =>
    (await site.call('POST /files/:id/ticket', { token, params: { id: files[0]?.id ?? '' } })).status;
  expect([await ticket(author.token), await ticket(other.token), await ticket(staff.token)]).toEqual([
    200, 404, 200,
  ]);
  const desk = await site.call('GET /staff/submission/detail/:id', { token: staff.token, params: { id } });
  expect(desk.data.files).toHaveLength(1);
});

test('a recommendation may promise nothing', async () => {
  const { token } = await site.user();
  const { id } = await submitted(site, token);
  await deskOf(site, staff.token)('take', id);
  const answer = await callsOf(site, staff.token)('POST /staff/submission/recommend/:id', id, {
    journals: [{ ...journal, reason: '该刊两周保证录用，可以放心投稿。' }],
  });
  expect([answer.status, answer.msg]).toEqual([422, expect.stringContaining('保证录用')]);
});
