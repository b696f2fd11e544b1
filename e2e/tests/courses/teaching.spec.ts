import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { lessonAddress, PlayerPage } from '../../support/course';
import { expectReady, open } from '../../support/main-area';
import { type OwnSite, ownSite } from '../../support/own-site';
import { enter, expect, test } from '../../support/test';

/** Twelve seconds of a moving square with a tone: what an encoder has work with, and a browser something to show. */
const film = readFileSync(join(import.meta.dirname, '../../support/lesson.mp4'));

const title = '怎样回复意见相反的两位审稿人';
const reason = '前三十秒没有声音，请补录后再提交';

let site: OwnSite;

// What a teacher adds to a course on sale is seen by everybody.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await ownSite();
});

test.afterAll(async () => {
  await site.close();
});

interface Lesson {
  id: number;
  title: string;
}

const lessonOf = (chapters: { lessons: Lesson[] }[]) =>
  chapters.flatMap(({ lessons }) => lessons).find((one) => one.title === title)?.id;

/** The lessons that learners read of. */
async function lessonForLearners(request: APIRequestContext, token: Token) {
  const { info } = await call(request, 'GET', `/course/${course}/info`, { token });
  return lessonOf((info as { chapters: { lessons: Lesson[] }[] }).chapters);
}

/** Somebody of the team decides about what the teacher handed in. */
async function decide(request: APIRequestContext, lesson: number, body: { act: string; reason?: string }) {
  const token = await login(request, 'secondStaff');
  const { versions } = await call<{ versions: { id: number; lesson_id: number; seconds: number }[] }>(
    request,
    'GET',
    '/staff/teaching/versions',
    { token },
  );
  const waiting = versions.find((one) => one.lesson_id === lesson);
  expect(waiting?.seconds, 'the recording that was sent').toBe(12);
  await call(request, 'POST', `/staff/teaching/version/${waiting?.id}`, { token, body });
}

/** A free course of the demo that is on sale. */
const course = 3;

/** Somebody of the team gives that course to the teacher of the demo, whose own one is off sale. */
async function giveCourse(request: APIRequestContext, name: string): Promise<void> {
  const token = await login(request, 'secondStaff');
  const { data } = await call<{ data: { id: number; name: string }[] }>(
    request,
    'GET',
    '/staff/course/teachers',
    { token },
  );
  const teacher_id = data.find((one) => one.name === name)?.id;
  const { revision, document } = await call<{ revision: number; document: object }>(
    request,
    'GET',
    `/staff/course/detail/${course}`,
    { token },
  );
  const body = { revision, ...document, teacher_id };
  await call(request, 'POST', `/staff/course/save/${course}`, { token, body });
}

/** Joins the free course. */
async function joinCourse(page: Page): Promise<void> {
  await open(page, `/buyclass?class=${course}`, 'mf-courses');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  const adult = page.getByRole('checkbox', { name: /年满18周岁/ });
  if (await adult.isVisible()) await adult.check();
  await page.getByRole('button', { name: '免费加入' }).click();
  await expectReady(page, 'mf-courses');
}

const line = (page: Page) => page.getByRole('article', { name: title });

test('a teacher sends a lesson, which comes back with a reason, is handed in again, passed, and played by a learner', async ({
  browser,
  playwright,
  isMobile,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ baseURL: site.url });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const teacher = await login(request, 'teacher');
  await enter(page, teacher, true);
  await giveCourse(request, '林书瑶');
  const learnerContext = await browser.newContext({ baseURL: site.url });
  const learner = await learnerContext.newPage();
  const member = await newMember(request);
  await enter(learner, member);

  await open(page, '/cloudclassroom/?tab=teaching', 'mf-courses');
  await page.getByRole('main').getByRole('link').filter({ hasText: '已上架' }).click();
  await expect(page).toHaveURL(`${site.url}/cloudclassroom/?tab=teaching&course=${course}`);

  await test.step('the recording is sent and packaged', async () => {
    await page
      .getByRole('button', { name: /新建一讲$/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: '讲名' }).fill(title);
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await expect(line(page)).toContainText('学员不可见');
    await line(page)
      .getByLabel(`${title} 的视频`)
      .setInputFiles({ name: '两位审稿人.mp4', mimeType: 'video/mp4', buffer: film });
    await expect(line(page)).toContainText(/已转码，时长 0*0:12/, { timeout: 300_000 });
  });
  const { chapters } = await call<{ chapters: { lessons: Lesson[] }[] }>(
    request,
    'GET',
    `/teaching/course/${course}`,
    { token: teacher },
  );
  const lesson = lessonOf(chapters) ?? 0;

  await test.step('its teacher looks at it, and hands it in', async () => {
    await line(page).getByRole('link', { name: '预览' }).click();
    await new PlayerPage(page).plays();
    await page.getByRole('link', { name: '回到课程' }).click();
    await line(page)
      .getByRole('button', { name: `提交审核 ${title}` })
      .click();
    await expect(line(page)).toContainText('待审');
    // What the team looks at stays as it is.
    await expect(line(page).getByRole('button', { name: `上传视频 ${title}` })).toHaveCount(0);
    expect(await lessonForLearners(request, member)).toBeUndefined();
  });

  await test.step('it comes back with the reason, and is handed in again', async () => {
    await decide(request, lesson, { act: 'return', reason });
    await open(page, `/cloudclassroom/?tab=teaching&course=${course}`, 'mf-courses');
    await expect(line(page).getByText(`退回修改：${reason}`)).toBeVisible();
    expect(await lessonForLearners(request, member)).toBeUndefined();
    await line(page)
      .getByRole('button', { name: `提交审核 ${title}` })
      .click();
    await expect(line(page)).toContainText('待审');
    await expect(line(page).getByText(reason)).toHaveCount(0);
  });

  await test.step('once passed, a learner plays it', async () => {
    await decide(request, lesson, { act: 'pass' });
    await open(page, `/cloudclassroom/?tab=teaching&course=${course}`, 'mf-courses');
    await expect(line(page)).toContainText(/学员可看 0*0:12/);
    await joinCourse(learner);
    expect(await lessonForLearners(request, member)).toBe(lesson);
    await open(learner, lessonAddress(course, lesson, isMobile), 'mf-courses');
    await expect(learner.getByText(title).first()).toBeVisible();
    await new PlayerPage(learner).plays();
  });
  await context.close();
  await learnerContext.close();
  await request.dispose();
});
