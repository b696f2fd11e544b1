import type { ExamPaper, ExamResult } from '@harbor/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).locator('visible=true');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

/** Of this run: others find nothing of it. */
const mark = () => `${process.pid % 1000}${Date.now() % 100_000}`;

/** What the server says of a recording once all of it is there, on machines with a transcoder and without. */
const afterUpload = /排队|等待|转码|可以播放|读取|失败|无法|不是|没有/;

/** The beginning of a film and nothing behind it: three parts at least, and no work for a transcoder. */
function film(megabytes: number): Buffer {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypisom', 4, 'latin1');
  bytes.write('isomiso2', 16, 'latin1');
  return bytes;
}

interface Owned {
  course: { id: number };
  own: { status: number };
}

/** A course of the demo that the buyer may learn now. */
async function ownCourse(request: APIRequestContext, buyer: Token): Promise<number> {
  const { data } = await call<{ data: Owned[] }>(request, 'GET', '/cloudclassroom/list', { token: buyer });
  const found = data.find(({ own }) => own.status === 1);
  if (!found) throw new Error('the buyer of the demo has no course');
  return found.course.id;
}

test('a course is begun, its lesson gets a recording over a lost connection, and what becomes of it is said', async ({
  staff,
}) => {
  test.slow();
  const title = `数据整理入门 ${mark()}`;
  await open(staff, '/staff/courses', 'mf-staff');
  await press(staff, '新建课程');
  const form = dialog(staff, '新建课程');
  await form.getByLabel('课程名称').fill(title);
  await form.getByLabel('授课教师').selectOption({ index: 1 });
  await form.getByRole('button', { name: '新建草稿' }).click();
  await expect(staff).toHaveURL(/\/staff\/courses\/\d+$/);
  await expect(main(staff).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main(staff).getByText('至少有一讲可以播放')).toBeVisible();

  await press(staff, '添加一章');
  await dialog(staff, '添加一章').getByLabel('章名').fill('准备');
  await dialog(staff, '添加一章')
    .getByRole('button', { name: /^保\s?存$/ })
    .click();
  await press(staff, '在 第 1 章 准备 里添加一讲');
  await dialog(staff, '添加一讲').getByLabel('讲名').fill('缺失值从哪里来');
  await dialog(staff, '添加一讲').getByRole('button', { name: '添加，去上传视频' }).click();
  await expect(staff).toHaveURL(/\/lessons\/\d+$/);

  await test.step('a part that does not get through is sent again', async () => {
    let cut = 1;
    await staff.route('**/staff/course/video/*/part*', (route) => {
      cut -= 1;
      return cut >= 0 ? route.abort('connectionreset') : route.continue();
    });
    await main(staff)
      .getByLabel('讲次视频')
      .setInputFiles({ name: '第一讲.mp4', mimeType: 'video/mp4', buffer: film(6) });
    await expect(main(staff).getByRole('status').filter({ hasText: afterUpload })).toBeVisible({
      timeout: 60_000,
    });
    await expect(main(staff).getByText('第一讲.mp4')).toBeVisible();
  });

  await test.step('it stands among all recordings, and nobody is told to watch it', async () => {
    await open(staff, '/staff/courses/videos', 'mf-staff');
    const row = main(staff).getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('缺失值从哪里来');
    await expect(row).not.toContainText('正在使用');
  });
});

test('a question with a formula becomes an exam, is answered, and marked in the queue', async ({
  staff,
  request,
  isMobile,
}) => {
  test.slow();
  const buyer = await login(request, 'buyer');
  const course = await ownCourse(request, buyer);
  const word = `随机${mark()}`;

  await test.step('the formula is set as it is typed', async () => {
    await open(staff, `/staff/exams/bank/new?course=${course}`, 'mf-staff');
    await press(staff, '简答');
    await main(staff).getByLabel(/^题干/).fill(`为什么要${word}分组？均值 $\\bar{x}$ 说明什么？`);
    await main(staff)
      .getByLabel(/^关键词/)
      .fill('可比\n混杂');
    await main(staff).getByLabel('讲解', { exact: true }).fill('随机使两组在已知与未知因素上可比。');
    await expect(main(staff).locator('math')).toBeVisible();
    await press(staff, '保存题目');
    await expect(staff).toHaveURL(/\/staff\/exams\/bank\/\d+$/);
    await expect(main(staff).getByText('第 1 版', { exact: true })).toBeVisible();
  });

  await test.step('it goes into an exam, which is opened', async () => {
    await open(staff, `/staff/exams/new?course=${course}`, 'mf-staff');
    await main(staff).getByLabel('考试名称').fill(`随堂 ${word}`);
    await main(staff).getByRole('checkbox', { name: '计入结课证书：通过后才颁发' }).uncheck({ force: true });
    await press(staff, '从题库添加');
    const picking = dialog(staff, '从题库添加');
    await picking.getByLabel('查找题目').fill(word);
    await picking.getByRole('button', { name: /^查\s?找$/ }).click();
    await picking.getByRole('checkbox', { name: new RegExp(word) }).check({ force: true });
    await picking.getByRole('button', { name: '完成，共 1 题' }).click();
    await press(staff, '保存草稿');
    await expect(staff).toHaveURL(/\/staff\/exams\/\d+$/);
    await press(staff, '开放考试');
    await dialog(staff, /^开放/).getByRole('button', { name: '开放考试' }).click();
    await expect(main(staff).getByText('开放中').first()).toBeVisible();
  });
  const exam = Number(staff.url().split('/').pop());

  const paper = await call<ExamPaper>(request, 'POST', `/examination/start/${exam}`, { token: buyer });
  const answers = [{ place: 1, answer: ['随机以后两组可比'], version: 1 }];
  const handed = await call<ExamResult>(request, 'POST', `/examination/validate/${paper.attempt_id}`, {
    token: buyer,
    body: { answers },
  });
  expect(handed.score).toBeNull();

  await test.step('the short answer is marked by what is suggested', async () => {
    await open(staff, `/staff/queue/marking?case=${paper.attempt_id}`, 'mf-staff');
    await expect(main(staff).getByText('随机以后两组可比')).toBeVisible();
    if (isMobile) await press(staff, /^处\s?理$/);
    const decide = isMobile ? dialog(staff, '处理') : staff.getByRole('region', { name: '处理' });
    await expect(decide.getByText(/提到 可比；没有提到 混杂/)).toBeVisible();
    await decide.getByLabel('第 1 题得分').fill('7.5');
    await decide.getByLabel('第 1 题评语（可不填）').fill('还可以说明混杂因素');
    await decide.getByRole('button', { name: '提交评分' }).click();
    await expect(staff.getByText(/已给 .+ 评分/).first()).toBeVisible();
  });

  const graded = await call<ExamResult>(request, 'GET', `/examination/result/${exam}`, { token: buyer });
  expect(graded).toMatchObject({ score: 7.5, passed: true });

  // The site is as it was for other tests.
  await open(staff, `/staff/exams/${exam}`, 'mf-staff');
  await press(staff, '停用考试');
  await dialog(staff, /^停用/).getByRole('button', { name: '停用考试' }).click();
  await expect(main(staff).getByText('已停用').first()).toBeVisible();
});

test('a lesson of the demo is looked at as a learner, and the learners of its course are listed', async ({
  staff,
}) => {
  await open(staff, '/staff/courses?status=2', 'mf-staff');
  await main(staff).getByRole('list', { name: '课程' }).getByRole('link').first().click();
  await expect(main(staff).getByRole('list', { name: '章节' })).toBeVisible();
  const playable = main(staff).getByRole('listitem').filter({ hasText: '可播放' }).last();
  await playable.getByRole('link').first().click();
  await expect(main(staff).getByRole('heading', { name: '要点' })).toBeVisible();
  const opened = staff.context().waitForEvent('page');
  await press(staff, '以学员身份预览');
  const preview = await opened;
  await expect(preview).not.toHaveURL('about:blank', { timeout: 30_000 });
  await preview.close();
  await open(staff, '/staff/courses/learners', 'mf-staff');
  await expect(
    main(staff)
      .getByText(/进度 \d+%/)
      .first(),
  ).toBeVisible();
});
