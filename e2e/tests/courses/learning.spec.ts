import { devices } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { buyCourse, lessonAddress, PlayerPage } from '../../support/course';
import { expectReady, open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

const words = '这一段的三把尺子，可以直接用来检查我的题目';

test('a course is tried without a login, bought, watched, noted, and gone on with on another device', async ({
  page,
  request,
  browser,
  isMobile,
  baseURL,
}) => {
  test.slow();
  await open(page, '/classdetail/1', 'mf-courses');
  await page.getByRole('button', { name: /^试看：/ }).click();
  const trial = new PlayerPage(page);
  await trial.plays();
  await expect(page.getByRole('link', { name: '立即购买' })).toBeVisible();

  const me = await newMember(request);
  await enter(page, me);
  await buyCourse(page, 1, isMobile);
  await page.getByRole('main').getByRole('link', { name: '去学习' }).click();
  await expectReady(page, 'mf-courses');
  await page.getByRole('link', { name: '开始学习', exact: true }).click();
  await expectReady(page, 'mf-courses');
  const player = new PlayerPage(page);
  await player.plays();
  const { info } = await call(request, 'GET', '/course/1/info', { token: me });
  const { own } = info as { own: { status: number } };
  expect(own.status).toBe(1);

  // A note at the second that plays.
  if (isMobile) await page.getByRole('button', { name: /记一条笔记/ }).click();
  const field = page.getByRole('textbox', { name: '笔记' }).last();
  await field.fill(words);
  await page.getByRole('button', { name: '保存' }).last().click();
  await expect(page.getByText(words).first()).toBeVisible();
  if (isMobile)
    await page.getByRole('dialog', { name: '本讲笔记' }).getByRole('button', { name: '关闭' }).click();
  await player.pause();
  const { time } = await player.film();
  expect(time).toBeGreaterThan(2);

  // The other platform, logged in as the same person, begins where this one stopped.
  const other = await browser.newContext({
    baseURL,
    ...(isMobile
      ? { viewport: { width: 1366, height: 768 }, userAgent: devices['Desktop Chrome'].userAgent }
      : devices['Pixel 7']),
  });
  const second = await other.newPage();
  await enter(second, me);
  await expect(async () => {
    await open(second, lessonAddress(1, 1, !isMobile), 'mf-courses');
    await expect(second.getByText(/已从上次的 .* 继续/)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(second.getByText(isMobile ? /来自手机/ : /来自电脑/)).toBeVisible();
  await new PlayerPage(second).begin();
  expect((await new PlayerPage(second).film()).time).toBeGreaterThan(Math.floor(time) - 2);
  await other.close();
});

test('what is written without a network is kept, said, and sent when it is back', async ({
  page,
  request,
  isMobile,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  // A free course is open after one press.
  await open(page, '/buyclass?class=3', 'mf-courses');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  const adult = page.getByRole('checkbox', { name: /年满18周岁/ });
  if (await adult.isVisible()) await adult.check();
  await page.getByRole('button', { name: '免费加入' }).click();
  await expectReady(page, 'mf-courses');
  await new PlayerPage(page).plays();
  await page.context().setOffline(true);
  if (isMobile) await page.getByRole('button', { name: /记一条笔记/ }).click();
  await page.getByRole('textbox', { name: '笔记' }).last().fill('离线时记下的一条');
  await page.getByRole('button', { name: '保存' }).last().click();
  await expect(page.getByText('离线，已暂存', { exact: false }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('离线，已暂存，联网后自动保存')).toHaveCount(0, { timeout: 60_000 });
  await expect(async () => {
    const notes = await call(request, 'GET', '/course/3/notes?mine=1', { token: me });
    expect(JSON.stringify(notes.data)).toContain('离线时记下的一条');
  }).toPass();
});
