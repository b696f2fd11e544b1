import { randomBytes } from 'node:crypto';
import {
  certificateCodeLength,
  certificateCodeOf,
  certificateCodeProblem,
  tidyCertificateCode,
} from '@harbor/contract/certificate-code';
import { insertRow, updateRows } from '../../../db/rows';
import { textOfPdf } from '../../../pdf/testing/text-of-pdf';
import type { TestApp } from '../../../testing/app';
import { insertCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { handIn, learner, putExam, putQuestion, start } from '../exams/testing/exams';
import { lessonCompleted } from '../lessons/events';
import { issueIfEarned } from './issue';
import { hiddenName } from './present';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['exams', 'examDesk', 'review', 'certificates', 'messages', 'lessons', 'auth'], {
    env: { HARBOR_LIMITS: 'production' },
  });
});
afterAll(() => site.close());
beforeEach(() => site.clock.toNext('hour'));

/** A course with a lesson, an exam and a certificate, and somebody who learns in it. */
async function school() {
  const { db } = site.core;
  const at = new Date(site.clock.now());
  const course = await insertCourse(site.core);
  await updateRows(db, 'courses', { id: course }, { has_certificate: true });
  const { id: chapter_id } = await db
    .insertInto('course_chapters')
    .values({ course_id: course, title: '第一章', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: lesson } = await db
    .insertInto('lessons')
    .values({
      ...{ course_id: course, chapter_id, title: '第一讲', status: 1, seconds: 60 },
      ...{ created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const exam = await putExam(site.core, course, [await putQuestion(site.core, course)], {
    cool_down_minutes: 0,
  });
  return { course, lesson, exam, ...(await learner(site, course)) };
}

type School = Awaited<ReturnType<typeof school>>;

/** Watches the lesson to its end. */
const learn = ({ id: userId, lesson, course: courseId }: School) =>
  site.core.db.transaction().execute(async (trx) => {
    const at = new Date(site.clock.now());
    await insertRow(trx, 'lesson_progress', {
      ...{ user_id: userId, lesson_id: lesson, course_id: courseId, seconds: 60, reported_at: at },
      completed_at: at,
    });
    await lessonCompleted.emit(trx, { userId, courseId, lessonId: lesson, at });
  });

async function sit({ token, exam }: School, answer: string) {
  const attempt = (await start(site, token, exam)).data.attempt_id;
  await handIn(site, token, attempt, [{ place: 1, answer: [answer], version: 1 }]);
  return attempt;
}

const wayOf = ({ token, course }: School) =>
  site.call('GET /certificate/course/:id', { params: { id: course }, token });
const check = (code: string, ip?: string) =>
  site.call('GET /certificate/check/:code', { params: { code }, ip });

async function certified() {
  const one = await school();
  await learn(one);
  const attempt = await sit(one, 'B');
  return { ...one, attempt, certificate: (await wayOf(one)).data.certificate };
}

test('a certificate comes once all is learnt and passed, whichever is last, and once', async () => {
  const one = await school();
  expect((await wayOf(one)).data.steps.map(({ done }) => done)).toEqual([false, false]);
  await sit(one, 'A');
  await learn(one);
  expect((await wayOf(one)).data).toMatchObject({ certificate: null, offered: true });
  await sit(one, 'B');
  const { certificate, steps } = (await wayOf(one)).data;
  expect(steps.every(({ done }) => done)).toBe(true);
  expect(certificate).toMatchObject({ score: 100, name: '小苏', status_text: '有效', may_name: true });
  expect(certificateCodeProblem(certificate?.code ?? '')).toBeUndefined();
  expect(certificate?.qr).toMatch(/^data:image\//);
  const again = { userId: one.id, courseId: one.course, at: new Date(site.clock.now()) };
  expect(await site.core.db.transaction().execute((trx) => issueIfEarned(trx, again))).toBeUndefined();
  const told = await site.core.db
    .selectFrom('messages')
    .select(['title', 'link'])
    .where('user_id', '=', one.id)
    .where('link', 'like', '/certificate/%')
    .execute();
  expect(told).toEqual([{ title: '您获得了一份结课证书', link: `/certificate/${certificate?.code}` }]);

  const other = await school();
  await sit(other, 'B');
  expect((await wayOf(other)).data.certificate).toBeNull();
  await learn(other);
  expect((await wayOf(other)).data.certificate?.score).toBe(100);
});

test('a stranger checks it by its code and sees a hidden name; its document says the same', async () => {
  const { token, certificate } = await certified();
  const id = certificate?.id ?? 0;
  const name = (text: string) =>
    site.call('POST /certificate/name/:id', { params: { id }, body: { name: text }, token });
  expect((await name('苏望舟')).data).toMatchObject({ name: '苏望舟', may_name: false });
  expect((await name('别的名字')).status).toBe(409);
  const seen = await check(certificate?.code_text.toLowerCase() ?? '');
  expect(seen.data).toEqual({
    ...{ code_text: certificate?.code_text, course: '学术论文写作入门', masked_name: '苏*舟', score: 100 },
    ...{ issued_at: certificate?.issued_at, status: 1, status_text: '有效', withdrawn_at: null },
  });
  expect(['欧阳望舟', '苏舟', '苏', 'Suzhou'].map(hiddenName)).toEqual(['欧**舟', '苏*', '苏*', 'S****u']);
  const { data } = await site.call('POST /certificate/ticket/:id', { params: { id }, token });
  const file = await site.app.inject({ url: data.url });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await textOfPdf(file.rawPayload);
  for (const part of ['苏望舟', certificate?.code_text ?? '', '学术论文写作入门', '成绩100分'])
    expect(text).toContain(part);
  const stranger = await site.user();
  expect(
    (await site.call('POST /certificate/ticket/:id', { params: { id }, token: stranger.token })).status,
  ).toBe(404);
});

test('codes have no characters that are taken for others, and guessing them ends soon', async () => {
  const codes = new Set<string>();
  for (let n = 0; n < 2000; n += 1) codes.add(certificateCodeOf(randomBytes(32)) ?? '');
  expect(codes.size).toBe(2000);
  expect([...codes].every((code) => /^[34679ACEFGHJKMNPRTWXY]{12}$/.test(code))).toBe(true);
  expect(certificateCodeOf(new Uint8Array(32).fill(255))).toBeUndefined();
  expect(tidyCertificateCode(' 7k3m-9xg4-tw6r ')).toHaveLength(certificateCodeLength);
  expect((await check('7K3M-9XG4-TW60', '203.0.113.7')).status).toBe(422);
  site.clock.toNext('hour');
  const guesses = await Promise.all([...codes].slice(0, 20).map((code) => check(code, '203.0.113.8')));
  const statuses = guesses.map(({ status }) => status);
  expect([404, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([15, 5]);
});

test('it is withdrawn by the team, after a refund, or with the marks that it rests on', async () => {
  const staff = await site.user({ is_staff: true });
  const one = await certified();
  const withdraw = (id: number) =>
    site.call('POST /staff/certificates/withdraw/:id', {
      params: { id },
      token: staff.token,
      body: { reason: '由他人代为作答' },
    });
  expect((await withdraw(one.certificate?.id ?? 0)).data).toMatchObject({ status_text: '已撤销' });
  expect((await withdraw(one.certificate?.id ?? 0)).status).toBe(409);
  expect((await check(one.certificate?.code ?? '')).data).toMatchObject({ status_text: '已撤销' });
  // What the team withdrew is not made again by itself.
  await sit(one, 'B');
  expect((await wayOf(one)).data.certificate?.status).toBe(2);

  const two = await certified();
  const { data } = await site.call('GET /staff/exams/attempt/:id', {
    params: { id: two.attempt },
    token: staff.token,
  });
  await site.call('POST /staff/exams/void/:id', {
    params: { id: two.attempt },
    token: staff.token,
    body: { revision: data.revision, reason: '成绩核对有误' },
  });
  expect((await check(two.certificate?.code ?? '')).data.status_text).toBe('已撤销');
  await sit(two, 'B');
  const renewed = (await wayOf(two)).data.certificate;
  expect(renewed).toMatchObject({ status: 1 });
  expect(renewed?.code).not.toBe(two.certificate?.code);
  const stranger = await site.user();
  expect(
    (
      await site.call('POST /staff/certificates/withdraw/:id', {
        params: { id: 1 },
        token: stranger.token,
        body: { reason: '理由' },
      })
    ).status,
  ).toBe(403);
});
