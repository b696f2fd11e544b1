import { call, newMember } from '../support/api';
import { hostileMarkup } from '../support/hostile-markup';
import { enter, expect, test } from '../support/test';
import { field, openWriting, paste } from '../support/writing';

const tool = (key: string) => `button[data-menu-key="${key}"]`;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Presses a button of the toolbar once it has heard of the caret, until what it opens is there. */
async function openTool(page: import('@playwright/test').Page, key: string, opened: string): Promise<void> {
  const button = page.locator(tool(key));
  await expect(button).not.toHaveClass(/disabled/);
  await expect(async () => {
    if (!(await page.locator(opened).first().isVisible())) await button.click();
    await expect(page.locator(opened).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
}

const hacked = (page: import('@playwright/test').Page) =>
  page.evaluate(() => Reflect.get(window, 'hacked') as unknown);

test('nothing that is pasted, forged or loaded runs, and none of it goes out', async ({ member: page }) => {
  const text = await openWriting(page);
  await text.click();
  for (const html of hostileMarkup) {
    await paste(text, { 'text/html': html, 'text/plain': '字' });
    // The editor's own clipboard format, forged by another page.
    await paste(text, {
      'application/x-slate-fragment': Buffer.from(
        encodeURIComponent('[{"type":"link","url":"javascript:window.hacked=1","children":[{"text":"x"}]}]'),
      ).toString('base64'),
      'text/html': html,
    });
  }
  await text.hover();
  await page.waitForTimeout(500);
  expect(await hacked(page)).toBeUndefined();
  const harmful =
    'script, iframe, object, embed, form, svg:not(.w-e-scope svg), [href^="javascript" i], [onerror], [onload], [onmouseover], [onfocus], [srcdoc]';
  await expect(text.locator(harmful)).toHaveCount(0);
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await expect(page.getByRole('region', { name: '预览' }).locator(harmful)).toHaveCount(0);
  expect(await hacked(page)).toBeUndefined();
});

test('a hostile draft does nothing when it is opened', async ({ page, request }) => {
  const session = await newMember(request);
  await enter(page, session);
  const draft = await call(request, 'POST', '/draft/add_draft', { token: session, body: { title: '草稿' } });
  await page.route(`**/draft/get_info/${draft.id}`, async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    envelope.data.content = `<p>开头</p>${hostileMarkup.join('')}`;
    await route.fulfill({ response: answer, json: envelope });
  });
  const text = await openWriting(page, `/sendpost?draft=${draft.id}`);
  await expect(text).toContainText('开头');
  await page.waitForTimeout(500);
  expect(await hacked(page)).toBeUndefined();
});

test('links are checked as they are typed', async ({ member: page }) => {
  const text = await openWriting(page);
  await text.click();
  await page.keyboard.type('看这里');
  await openTool(page, 'insertLink', '.w-e-modal input');
  const inputs = page.locator('.w-e-modal input');
  await inputs.first().fill('链接');
  await inputs.last().fill('javascript:window.hacked=1');
  await page.locator('.w-e-modal button:not(.btn-close)').last().click();
  await expect(page.getByText('链接须以 http://')).toBeVisible();
  await expect(text.locator('a')).toHaveCount(0);
  expect(await hacked(page)).toBeUndefined();
});

test('a table is made on the grid, its buttons need a collapsed caret in it, and a paragraph stays after it', async ({
  member: page,
}) => {
  const text = await openWriting(page);
  await text.click();
  await openTool(page, 'insertTable', '.w-e-panel-content-table td');
  const cells = page.locator('.w-e-panel-content-table td');
  await expect(cells).toHaveCount(100);
  await page.locator('.w-e-panel-content-table td[data-x="1"][data-y="2"]').click();
  await expect(text.locator('table tr')).toHaveCount(3);
  await expect(text.locator('table th')).toHaveCount(2);
  await expect(text.locator('table ~ p, p:last-child').last()).toBeVisible();
  await text.locator('th').first().click();
  await expect(page.locator(tool('insertTable'))).toHaveClass(/disabled/);
  const remove = page.locator(tool('forumDeleteTable'));
  await expect(remove).not.toHaveClass(/disabled/);
  await page.keyboard.type('表头');
  await page.keyboard.press('Tab');
  await page.keyboard.type('第二格');
  await expect(text.locator('th').last()).toHaveText('第二格');
  await page.keyboard.press('Shift+Home');
  await expect(page.locator(`${tool('forumDeleteTable')}:not(.disabled)`)).toHaveCount(0);
  await text.locator('th').first().click();
  await expect(remove).not.toHaveClass(/disabled/);
  await remove.click();
  await expect(text.locator('table')).toHaveCount(0);
});

test('films cannot be put into a post', async ({ member: page }) => {
  await openWriting(page);
  await expect(page.locator(`[data-menu-key="group-video"], ${tool('insertVideo')}`)).toHaveCount(0);
});

test('pictures: wrong type, too large and more than nine are refused; what was uploaded stands in the text', async ({
  member: page,
}) => {
  const text = await openWriting(page);
  await text.click();
  const pick = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.getByLabel('选择图片').setInputFiles(files);
  await pick([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('字') }]);
  await expect(page.getByText('只能插入 JPG、PNG、WebP、GIF 图片')).toBeVisible();
  await pick([{ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) }]);
  await expect(page.getByText('图片大小不能超过2MB哦~')).toBeVisible();
  const picture = { mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await pick(Array.from({ length: 10 }, (_, n) => ({ name: `${n}.png`, ...picture })));
  await expect(page.getByText('最多插入9张图片')).toBeVisible();
  await expect(text.locator('img')).toHaveCount(9);
  await expect(page.getByTitle('图片张数')).toHaveText('9/9 图');
});

test('a text from Word keeps its pictures, and says which it could not read', async ({ member: page }) => {
  const text = await openWriting(page);
  await text.click();
  const hex = Buffer.from(pixel, 'base64').toString('hex');
  await paste(text, {
    'text/html':
      '<p class="MsoNormal">方法<img src="file:///C:/temp/image001.png"></p><p>结果<img src="file:///C:/temp/image002.emf"></p><p>附<img src="https://elsewhere.example/chart.png"></p>',
    'text/rtf': `{\\rtf1 {\\pict\\pngblip\\picw1 ${hex}}{\\pict\\emfblip 0102}}`,
    'text/plain': '方法 结果 附',
  });
  await expect(text.locator('img')).toHaveCount(1);
  await expect(text).toContainText('方法');
  await expect(text).toContainText('结果');
  await expect(page.getByText(/有 2 张图片没能随文字粘贴过来/)).toContainText('chart.png');
});

test('limits are said with the exact number, and nothing is sent', async ({ member: page }) => {
  const text = await openWriting(page);
  await page.getByRole('textbox', { name: '标题' }).fill('题'.repeat(32));
  await expect(page.getByTitle('标题字数')).toHaveText('32/30');
  await text.click();
  await page.keyboard.insertText('字'.repeat(12));
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('标题最多30个字，超出2个')).toBeVisible();
  await expect(page.getByText('正文至少15个字，还差3个')).toBeVisible();
  await expect(page.getByText('请选择分类', { exact: true }).last()).toBeVisible();
  await expect(page).toHaveURL(/sendpost/);
});

test('leaving with unsaved words asks three ways; a draft saved elsewhere asks which one stays', async ({
  page,
  request,
}) => {
  const session = await newMember(request);
  await enter(page, session);
  await page.goto('/forumindex/');
  await page.getByRole('link', { name: '写一篇帖子' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('还没写完');
  const home = page.getByRole('navigation').getByRole('link', { name: '首页', exact: true }).first();
  const leave = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await home.click();
  await leave.getByRole('button', { name: '继续编辑' }).click();
  await expect(page).toHaveURL(/sendpost/);
  await page.goBack();
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: '保存草稿并离开' }).click();
  await expect(page).toHaveURL(/forumindex/);

  const list = await call(request, 'GET', '/draft/list', { token: session });
  const { id } = (list.data as { id: number }[])[0] ?? {};
  await openWriting(page, `/sendpost?draft=${id}`);
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('还没写完');
  await request.fetch(`/api/applet/draft/edit/${id}`, {
    method: 'PUT',
    headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${session.token}` },
    data: { title: '手机上写的' },
  });
  await page.getByRole('textbox', { name: '标题' }).fill('电脑上写的');
  // Saved by itself, ten seconds after the last key.
  const conflict = page.getByRole('dialog', { name: '草稿已在别处修改' });
  await expect(conflict).toBeVisible({ timeout: 20_000 });
  await conflict.getByRole('button', { name: '使用别处的版本' }).click();
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('手机上写的');
  await expect(field(page)).toBeVisible();
});
