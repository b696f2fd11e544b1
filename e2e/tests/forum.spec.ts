import { call, login, newMember } from '../support/api';
import { serious } from '../support/axe';
import { open } from '../support/main-area';
import { enter, expect, test } from '../support/test';
import { field, openWriting } from '../support/writing';

// A post is published once: a second try would find it there.
test.describe.configure({ retries: 0 });

test('a post is written, kept as a draft, sent, approved by staff, commented on, liked and reported', async ({
  page,
  request,
  browser,
  isMobile,
}) => {
  const writer = await newMember(request);
  const staff = await login(request, 'staff');
  await enter(page, writer);
  const title = `${isMobile ? '手机' : '电脑'}上问一个样本量的问题 ${Date.now() % 100_000}`;
  const text = await openWriting(page);
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await text.click();
  await page.keyboard.insertText('两组各三十例，效应量中等，功效只有零点七，还能怎么设计？$E=mc^2$');
  await page.getByRole('button', { name: isMobile ? '存草稿' : '保存草稿' }).click();
  await expect(page.getByText(/草稿已保存/)).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await page.getByRole('link', { name: '我的草稿' }).click();
  await page.getByRole('link', { name: `继续写 ${title}` }).click();
  await expect(field(page)).toContainText('效应量中等');
  if (isMobile) {
    await page.getByRole('button', { name: /^分类/ }).click();
    await page.getByRole('dialog', { name: '选择分类' }).getByRole('button').nth(1).click();
  } else {
    await page.getByRole('combobox', { name: '分类' }).click();
    await page.locator('.ant-cascader-menu-item').first().click();
    await page.locator('.ant-cascader-menu').nth(1).locator('.ant-cascader-menu-item').first().click();
  }
  await page.getByRole('checkbox', { name: '内容含 AI 生成' }).check();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/\/postdetail\/\d+/);
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  const main = page.getByRole('main');
  await expect(main.getByText('待审核，仅自己可见')).toBeVisible();
  await expect(main.locator('math')).toBeVisible();
  await expect(main.getByText('本文含 AI 生成内容')).toBeVisible();

  await call(request, 'POST', `/staff/post/publish/${id}`, { token: staff, body: {} });

  const context = await browser.newContext(isMobile ? { ...test.info().project.use } : {});
  const reading = await context.newPage();
  await enter(reading, await newMember(request));
  await open(reading, `/postdetail/${id}`, 'mf-forum');
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
  await report.getByRole('radio', { name: 'AI未标注' }).check();
  await report.getByRole('button', { name: '提交举报' }).click();
  await expect(reading.getByText(/举报已收到/)).toBeVisible();
  await context.close();
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
