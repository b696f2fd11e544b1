import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
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

test('a course that is learnt to its end and passed gives a certificate', async ({
  page,
  request,
  isMobile,
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
  await expect(page.getByRole('link', { name: '去考试' })).toHaveAttribute('href', '/exam/5/0');
});
