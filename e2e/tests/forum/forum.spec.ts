import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { watchShift } from '../../support/first-view';
import { open } from '../../support/main-area';
import { staffCommand } from '../../support/staff-command';
import { enter, expect, test } from '../../support/test';
import { field, openWriting, write } from '../../support/writing';

/** Chooses the first category that posts may go into. */
async function chooseCategory(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: /^分类/ }).click();
    await page.getByRole('dialog', { name: '选择分类' }).getByRole('button').nth(1).click();
    return;
  }
  await page.getByRole('combobox', { name: '分类' }).click();
  await page.locator('.ant-cascader-menu-item').first().click();
  await page.locator('.ant-cascader-menu').nth(1).getByRole('menuitemcheckbox').first().click();
}

test('a post is written, kept as a draft, sent, rejected, mended, approved, liked, commented on and reported', async ({
  page,
  request,
  browser,
  baseURL,
  isMobile,
}) => {
  const writer = await newMember(request);
  await enter(page, writer);
  const title = `${isMobile ? '手机' : '电脑'}上问一个样本量的问题 ${Date.now() % 100_000}`;
  await openWriting(page);
  const main = page.getByRole('main');
  const publish = page.getByRole('button', { name: '发布', exact: true });
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await write(page, '两组各三十例，效应量中等，功效只有零点七，还能怎么设计？$E=mc^2$');
  await page.getByRole('button', { name: isMobile ? '存草稿' : '保存草稿' }).click();
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await page.getByRole('link', { name: '我的草稿' }).click();
  await page.getByRole('link', { name: `继续写 ${title}` }).click();
  await expect(field(page)).toContainText('效应量中等');
  await chooseCategory(page, isMobile);
  await page.getByRole('checkbox', { name: '内容含 AI 生成' }).click();
  await publish.click();
  await expect(page).toHaveURL(/\/postdetail\/\d+/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await expect(main.getByText('待审核，仅自己可见')).toBeVisible();
  await expect(main.locator('math')).toBeVisible();
  await expect(main.getByText('本文含 AI 生成内容')).toBeVisible();

  const reason = '请补充研究设计与变量类型';
  await staffCommand(baseURL, 'post-reject', id, '--reason', reason);
  await open(page, `/postdetail/${id}`, 'mf-forum');
  await expect(main.getByText(`已驳回：${reason}`)).toBeVisible();
  await page.getByRole('button', { name: '修改后重新提交' }).click();
  await expect(page.getByText(`上次未通过审核：${reason}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title);
  await field(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('两组均为连续变量，平行设计。');
  await publish.click();
  await expect(main.getByText('待审核，仅自己可见')).toBeVisible();
  await expect(main).toContainText('平行设计');
  const again = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await staffCommand(baseURL, 'post-publish', again);

  const context = await browser.newContext(isMobile ? { ...test.info().project.use } : {});
  const reading = await context.newPage();
  await enter(reading, await newMember(request));
  await open(reading, `/postdetail/${again}`, 'mf-forum');
  await expect(reading.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await reading.getByRole('button', { name: /^赞/ }).first().click();
  await expect(reading.getByRole('button', { name: /赞 1/ }).first()).toHaveAttribute('aria-pressed', 'true');
  await reading.getByRole('textbox', { name: '写评论' }).fill('可以先做一次序贯设计，再决定要不要加样本');
  await reading.getByRole('button', { name: '发表' }).click();
  await expect(reading.getByRole('region', { name: '评论' }).getByText('可以先做一次序贯设计')).toBeVisible();
  expect(await serious(reading)).toEqual([]);
  await reading.getByRole('main').getByRole('button', { name: '举报' }).first().click();
  const report = reading.getByRole('dialog', { name: '举报帖子' });
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(report.getByText('请选择举报原因')).toBeVisible();
  await report.getByRole('radio', { name: 'AI未标注' }).click();
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(reading.getByText(/举报已收到/)).toBeVisible();
  await context.close();

  // Three who like it are one notice. What newcomers say waits for a look: somebody else's comment comes at once.
  for (const role of ['teacher', 'fresh'] as const)
    await call(request, 'POST', `/hot_post/like/${again}`, { token: await login(request, role) });
  const content = '功效分析可以用模拟来做，代码很短';
  await call(request, 'POST', '/hot_post/discuss', {
    token: await login(request, 'buyer'),
    body: { post_id: Number(again), content },
  });
  await open(page, '/message/1', 'mf-account');
  await expect(main.getByRole('link', { name: /等 3 人 赞了您的帖子/ })).toHaveCount(1);
  await open(page, '/message/2', 'mf-account');
  await expect(main).toContainText(content);
  await open(page, '/message/4/1', 'mf-account');
  await expect(main).toContainText(reason);
});

test('a visitor comments, is led to the login, and comes back to the words at the comments of the post', async ({
  page,
  request,
}) => {
  const { phone } = await newMember(request);
  await open(page, '/postdetail/3', 'mf-forum');
  const words = '可以先把问题写成一句话，再决定查哪些文献';
  const field = page.getByRole('textbox', { name: '写评论' });
  await field.fill(words);
  await page.getByRole('button', { name: '发表' }).click();
  const question = page.getByRole('dialog', { name: '请登录后评论' });
  await expect(question).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await question.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('main').getByLabel('手机号').fill(phone);
  await page.getByRole('main').getByLabel('密码', { exact: true }).fill('e2e-member-1');
  const shift = await watchShift(page);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/postdetail\/3/);
  await expect(field).toHaveValue(words);
  await expect(page, 'the way there is followed once').toHaveURL(/postdetail\/3$/);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  expect(await shift(), 'layout shift on the way back').toBeLessThan(0.05);
  await page.getByRole('button', { name: '发表' }).click();
  await expect(page.getByRole('region', { name: '评论' }).getByText(words)).toBeVisible();
});

test('a new comment stands first, before those that more people liked, so that its writer sees it', async ({
  buyer,
  request,
}) => {
  const { data } = await call(request, 'GET', '/hot_post/list', {});
  const busy = (data as { id: number; comment_count: number }[]).find(
    ({ comment_count }) => comment_count > 3,
  );
  await open(buyer, `/postdetail/${busy?.id}`, 'mf-forum');
  const words = `先把变量表列出来再谈模型，第${Date.now() % 100_000}次提醒自己`;
  await buyer.getByRole('textbox', { name: '写评论' }).fill(words);
  await buyer.getByRole('button', { name: '发表' }).click();
  const block = buyer.getByRole('region', { name: '评论' });
  const comments = block.locator('li[id^="comment-"]');
  await expect(comments.first()).toContainText(words);
});

test('a list keeps its place while a post is read', async ({ page }) => {
  await open(page, '/forumindex/?type=newest', 'mf-forum');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles.nth(4)).toBeVisible();
  await titles.nth(4).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await titles.nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/postdetail/);
  await page.goBack();
  await expect(page).toHaveURL(/type=newest/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 150);
});
