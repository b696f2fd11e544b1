import { call, newMember } from '../../support/api';
import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';
import { field, write } from '../../support/writing';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('发帖 opens the editor over the page, whose files come only then; leaving asks, and sending closes it', async ({
  page,
  request,
}) => {
  const writer = await newMember(request);
  await enter(page, writer);
  const editorHere = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.some((file) => file.name.includes('/mf-forum/') && file.decodedBodySize > 400_000);
    });
  await open(page, '/postdetail/1', 'mf-forum');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(219);
  await expect(header.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await scrollTo(220);
  await expect(header.getByRole('navigation', { name: '主菜单' })).toBeHidden();
  await header.getByRole('button', { name: '展开主菜单' }).click();
  await expect(header.getByRole('link', { name: '直投系统' })).toBeVisible();
  expect(await editorHere()).toBe(false);

  await header.getByRole('button', { name: '发帖' }).click();
  const dialog = page.getByRole('dialog', { name: '发布帖子' });
  await expect(dialog.getByRole('textbox', { name: '标题' })).toBeFocused();
  await expect(field(page)).toBeVisible();
  expect(await editorHere()).toBe(true);
  expect(await serious(page)).toEqual([]);
  const title = `对话框里写的帖子 ${Date.now() % 100_000}`;
  await dialog.getByRole('textbox', { name: '标题' }).fill(title);
  await write(page, '两组各三十例，效应量中等，功效只有零点七，还能怎么设计？');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await question.getByRole('button', { name: '保存草稿并离开' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/postdetail\/1$/);
  await expect(header.getByRole('button', { name: '发帖' })).toBeFocused();
  const drafts = await call(request, 'GET', '/draft/list', { token: writer });
  expect((drafts.data as { title: string }[]).map((draft) => draft.title)).toEqual([title]);

  await header.getByRole('button', { name: '发帖' }).click();
  await dialog.getByRole('textbox', { name: '标题' }).fill(`${title} 之二`);
  await write(page, '第二次写的正文，也有十五个字以上，可以发布了。');
  const columns = page.locator('.ant-cascader-menu');
  // The list moves while it opens: a click may fall beside what it was meant for.
  await expect(async () => {
    if (!(await columns.first().isVisible())) await dialog.getByRole('combobox', { name: '分类' }).click();
    await columns.first().getByRole('menuitemcheckbox').first().click({ timeout: 2000 });
    await columns.nth(1).getByRole('menuitemcheckbox').first().click({ timeout: 2000 });
    await expect(dialog.getByText('请选择分类', { exact: true })).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/\/postdetail\/(?!1$)\d+$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('待审核，仅自己可见')).toBeVisible();
});
