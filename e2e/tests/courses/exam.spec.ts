import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { buyCourse, lessonAddress, PlayerPage } from '../../support/course';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

/** Words of the right options of the quiz of course 1, by what stands in its questions. */
const right: Record<string, string[]> = {
  下面哪一个更像可以回答的研究问题: ['自我调节学习策略与大一新生线上课程成绩有什么关系'],
  收窄到: ['研究对象是谁', '关心哪些变量或现象', '在什么场景与时间范围里'],
  选题越大: ['错误'],
};

/** Answers the question that stands there: rightly, or by its first option. */
async function answer(page: Page, rightly: boolean): Promise<void> {
  const options = page.locator('main fieldset label');
  await expect(options.first()).toBeVisible();
  if (!rightly) {
    await options.first().click();
    return;
  }
  const stem =
    (await page
      .locator('main section')
      .filter({ has: page.locator('fieldset') })
      .textContent()) ?? '';
  const key = Object.keys(right).find((part) => stem.includes(part)) ?? '';
  for (const word of right[key] ?? []) await options.filter({ hasText: word }).click();
}

async function sit(page: Page, rightly: boolean, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: /^(开始答题|再考一次)$/ }).click();
  for (const n of [1, 2, 3]) {
    await expect(page.getByText(`第 ${n} 题`).first()).toBeVisible();
    await answer(page, rightly);
    if (n < 3) await page.getByRole('button', { name: '下一题' }).click();
  }
  await expect(page.getByText(/^\d\d:\d\d:\d\d 已保存$/)).toBeVisible();
  await page.getByRole('button', { name: isMobile ? '交卷' : '检查并交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/result=/);
  await expectReady(page, 'mf-courses');
}

test('answers outlive a reload; what was wrong comes into the review list; another try passes', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  const me = await newMember(request);
  await enter(page, me);
  await buyCourse(page, 1, isMobile);
  await open(page, '/exam/1/1', 'mf-courses');
  await page.getByRole('button', { name: '开始答题' }).click();
  await answer(page, false);
  await expect(page.getByText(/^\d\d:\d\d:\d\d 已保存$/)).toBeVisible();
  await page.reload();
  await expectReady(page, 'mf-courses');
  // It goes on with the first question without an answer.
  await expect(page.getByText('第 2 题').first()).toBeVisible();
  await answer(page, false);
  await page.getByRole('button', { name: isMobile ? /^答题卡/ : '交卷', exact: !isMobile }).click();
  if (isMobile)
    await page.getByRole('dialog', { name: '答题卡' }).getByRole('button', { name: '交卷' }).click();
  await page
    .getByRole('dialog', { name: '还有 1 题没有作答' })
    .getByRole('button', { name: '仍然交卷' })
    .click();
  await expect(page).toHaveURL(/result=/);
  await expect(page.getByText('未通过')).toBeVisible();
  await expect(page.getByText('讲解').first()).toBeVisible();
  // The way back to the second that explains it.
  await expect(page.getByRole('link', { name: /第 1 讲 .*从这里开始看/ }).first()).toHaveAttribute(
    'href',
    new RegExp(lessonAddress(1, 1, isMobile).replace('?', '\\?')),
  );

  // What was answered today is gone over tomorrow at the earliest.
  await open(page, '/cloudclassroom/?tab=review', 'mf-courses');
  await page.getByRole('navigation', { name: '复习单' }).getByRole('link', { name: '之后' }).click();
  const wrong = page.getByRole('article').filter({ hasText: '学术论文写作入门' });
  await expect(wrong.first()).toBeVisible();
  await expect(wrong.first().getByRole('link', { name: /从这里开始看/ })).toBeVisible();

  await open(page, '/exam/1/1', 'mf-courses');
  await sit(page, true, isMobile);
  await expect(page.getByText('通过', { exact: true }).first()).toBeVisible();
});

test('the certificate of a learnt course is checked by a stranger', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const buyer = await login(request, 'buyer');
  await enter(page, buyer);
  await open(page, '/cloudclassroom/?tab=certificates', 'mf-courses');
  const way = page.getByRole('link', { name: '打开核验页' }).first();
  await expect(way).toBeVisible();
  const address = (await way.getAttribute('href')) ?? '';
  const stranger = await browser.newContext({ baseURL });
  const check = await stranger.newPage();
  await open(check, address, 'mf-courses');
  await expect(check.getByText('此证书有效')).toBeVisible();
  const { certificates } = await call(request, 'GET', '/certificate/list', { token: buyer });
  const [{ name }] = certificates as [{ name: string }];
  await expect(check.getByRole('main')).not.toContainText(name);
  await open(check, '/certificate/3333-4444-6666', 'mf-courses');
  await expect(check.getByRole('heading', { name: '没有找到这份证书' })).toBeVisible();
  await stranger.close();
});

test('a course is learnt, its exam marked and passed: a stranger checks the certificate until it is withdrawn', async ({
  page,
  request,
  isMobile,
  browser,
  baseURL,
}) => {
  test.slow();
  test.setTimeout(600_000);
  const me = await newMember(request);
  await enter(page, me);
  await buyCourse(page, 5, isMobile);
  const { info } = await call(request, 'GET', '/course/5/info', { token: me });
  const { chapters } = info as { chapters: { lessons: { id: number; seconds: number }[] }[] };
  const lesson = chapters[0]?.lessons[0];
  if (!lesson) throw new Error('the course has a lesson');
  await open(page, lessonAddress(5, lesson.id, isMobile), 'mf-courses');
  const player = new PlayerPage(page);
  await player.begin();
  await player.speed('2×');
  await expect(page.getByText(/本讲已学完|播放结束/)).toBeVisible({ timeout: lesson.seconds * 1000 });
  await expect(async () => {
    const { info: now } = await call(request, 'GET', '/course/5/info', { token: me });
    expect((now as { own: { percent: number } }).own.percent).toBeGreaterThanOrEqual(90);
  }).toPass();
  await open(page, '/cloudclassroom/?tab=certificates', 'mf-courses');
  await expect(page.getByText('还在路上')).toBeVisible();
  await page.getByRole('link', { name: '去考试' }).click();
  await expect(page).toHaveURL(/\/exam\/5\/0/);
  await expectReady(page, 'mf-courses');
  await page.getByRole('button', { name: '开始答题' }).click();
  const attempt = await attemptOf(request, me);
  const missed = await answerAll(page);
  await expect(page.getByText(/^\d\d:\d\d:\d\d 已保存$/)).toBeVisible();
  await page.getByRole('button', { name: isMobile ? '交卷' : '检查并交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page).toHaveURL(/result=/);
  await expectReady(page, 'mf-courses');
  // The short answer waits for somebody who marks it.
  await expect(page.getByText('待阅卷').first()).toBeVisible();
  await mark(request, attempt);
  await page.reload();
  await expectReady(page, 'mf-courses');
  await expect(page.getByText('通过', { exact: true }).first()).toBeVisible();

  // What was wrong is gone over from tomorrow on.
  await open(page, '/cloudclassroom/?tab=review', 'mf-courses');
  await page.getByRole('navigation', { name: '复习单' }).getByRole('link', { name: '之后' }).click();
  await expect(page.getByRole('article').filter({ hasText: missed })).toBeVisible();

  await open(page, '/cloudclassroom/?tab=certificates', 'mf-courses');
  const address = (await page.getByRole('link', { name: '打开核验页' }).getAttribute('href')) ?? '';
  const stranger = await browser.newContext({ baseURL });
  const check = await stranger.newPage();
  await open(check, address, 'mf-courses');
  await expect(check.getByText('此证书有效')).toBeVisible();
  await withdraw(request, address);
  await open(check, address, 'mf-courses');
  await expect(check.getByText('此证书已撤销')).toBeVisible();
  await stranger.close();
});

interface BankQuestion {
  kind: '单选' | '多选' | '判断' | '填空' | '简答';
  stem: string;
  options?: string[];
  /** Letters of options, `T` or `F`; ways of writing each blank. */
  right: string | string[][];
}

/** What the demo's bank of course 5 says, with what is right. */
const bank = (
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../server/demo/questions/5-integrity.json'), 'utf8'),
  ) as {
    questions: BankQuestion[];
  }
).questions;

/** A stem as a page shows it: blanks and formulas are drawn. */
const plain = (text: string) => text.replace(/[\s_$]/g, '');

/** Answers every question rightly but one. @returns the beginning of the one that was missed */
async function answerAll(page: Page): Promise<string> {
  const [{ stem: missed = '' } = {}] = bank.filter(({ kind }) => kind === '单选');
  for (let n = 1; n <= bank.length; n += 1) {
    await expect(page.getByText(`第 ${n} 题`).first()).toBeVisible();
    const shown = plain((await page.getByRole('main').textContent()) ?? '');
    const question = bank.find(({ stem }) => shown.includes(plain(stem).slice(0, 16)));
    if (!question) throw new Error(`question ${n} is not of the bank`);
    await answerOne(page, question, question.stem !== missed);
    if (n < bank.length) await page.getByRole('button', { name: '下一题' }).click();
  }
  return missed.slice(0, 12);
}

async function answerOne(
  page: Page,
  { kind, options = [], right }: BankQuestion,
  rightly: boolean,
): Promise<void> {
  const main = page.getByRole('main');
  if (kind === '简答')
    return main.locator('textarea').fill('先写清来源，再用自己的话转述，并在文末列出文献。');
  if (typeof right !== 'string') {
    for (const [n, [word = '']] of right.entries())
      await main.locator('label input[type=text]').nth(n).fill(word);
    return;
  }
  const words =
    kind === '判断'
      ? [right === 'T' ? '正确' : '错误']
      : options.filter((_, place) => right.includes(String.fromCharCode(65 + place)) === rightly);
  for (const word of kind === '多选' ? words : words.slice(0, 1))
    await main.locator('fieldset label').filter({ hasText: word }).first().click();
}

/** The attempt that somebody has open in the exam of course 5. */
async function attemptOf(request: APIRequestContext, me: Token): Promise<number> {
  let found = 0;
  await expect(async () => {
    const { exams } = await call(request, 'GET', '/examination/list?course=5&video=0', { token: me });
    found = (exams as { open_attempt: { id: number } | null }[])[0]?.open_attempt?.id ?? 0;
    expect(found).toBeGreaterThan(0);
  }).toPass();
  return found;
}

/** Somebody of the team gives the short answers of an attempt all their marks. */
async function mark(request: APIRequestContext, attempt: number): Promise<void> {
  const token = await login(request, 'secondStaff');
  const { revision, questions } = (await call(request, 'GET', `/staff/exams/attempt/${attempt}`, {
    token,
  })) as {
    revision: number;
    questions: { place: number; kind: number; points: number }[];
  };
  const marks = questions
    .filter(({ kind }) => kind === 5)
    .map(({ place, points }) => ({ place, points, comment: '来源与转述都写到了。' }));
  await call(request, 'POST', `/staff/exams/mark/${attempt}`, { token, body: { revision, marks } });
}

/** Somebody of the team withdraws the certificate that an address checks. */
async function withdraw(request: APIRequestContext, address: string): Promise<void> {
  const token = await login(request, 'secondStaff');
  const code = address.split('/')[2] ?? '';
  const { data } = (await call(request, 'GET', `/staff/certificates/list?keyword=${code}`, { token })) as {
    data: { id: number }[];
  };
  await call(request, 'POST', `/staff/certificates/withdraw/${data[0]?.id}`, {
    ...{ token, body: { reason: '浏览器测试撤销' } },
  });
}
