import type { Page } from '@playwright/test';
import { call, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';
import { openWriting, write } from '../../support/writing';

/** Tells whether the editor's own files have been loaded, by what only they say. */
function watchEditor(page: Page): () => Promise<boolean> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).some((body) => body.includes('w-e-text-container'));
}

test('limits are said with the exact number, and nothing is sent; the server has the same', async ({
  page,
  request,
}) => {
  const session = await newMember(request);
  await enter(page, session);
  const text = await openWriting(page);
  const title = page.getByRole('textbox', { name: '标题' });
  // Code points, not units: a clef is one.
  await title.fill('𝄞'.repeat(32));
  await expect(page.getByTitle('标题字数')).toHaveText('32/30');
  await write(page, '字'.repeat(11));
  await page.keyboard.insertText('𝄞');
  const publish = page.getByRole('button', { name: '发布', exact: true });
  await publish.click();
  await expect(page.getByText('标题最多30个字，超出2个')).toBeVisible();
  await expect(page.getByText('正文至少15个字，还差3个')).toBeVisible();
  await expect(page.getByText('请选择分类', { exact: true }).last()).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('标题最多30个字，超出2个');
  await title.fill('题'.repeat(30));
  await write(page, '字'.repeat(1989));
  await publish.click();
  await expect(page.getByText('正文最多2000个字，超出1个')).toBeVisible();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription('正文最多2000个字，超出1个');
  await expect(page.getByText('标题最多30个字')).toHaveCount(0);
  await expect(page).toHaveURL(/sendpost/);

  const picture = '<img src="/media/demo/forum/writing.svg" alt="">';
  const good = { title: '题'.repeat(30), content: `<p>${'字'.repeat(2000)}</p>`, category_id: 1 };
  for (const wrong of [
    { title: '𝄞'.repeat(31) },
    { title: ' ' },
    { content: `<p>${'𝄞'.repeat(14)}</p>` },
    { content: `<p>${'字'.repeat(2001)}</p>` },
    { content: `<p>${'字'.repeat(20)}${picture.repeat(10)}</p>` },
  ])
    await call(request, 'POST', '/hot_post/post_message', {
      token: session,
      body: { ...good, ...wrong },
      code: 422,
    });
});

test('the editor comes with the page for writing alone, and takes everything of its own along when somebody leaves', async ({
  member: page,
}) => {
  const loaded = watchEditor(page);
  await open(page, '/postdetail/1', 'mf-forum');
  await open(page, '/forumindex/', 'mf-forum');
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toBe(false);
  const cdp = await page.context().newCDPSession(page);
  const listeners = async () => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document' });
    const found = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return found.listeners.filter(({ type }) => type === 'selectionchange').length;
  };
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const before = await listeners();
  await page.getByRole('link', { name: '写一篇帖子' }).click();
  await expect(page.getByRole('textbox', { name: '正文' })).toBeVisible();
  expect(await loaded()).toBe(true);
  await expect.poll(listeners).toBeGreaterThan(before);
  await page.goBack();
  await expect(page).toHaveURL(/forumindex/);
  await expect.poll(listeners).toBe(before);
  await expect(page.locator('[class*="w-e-"]')).toHaveCount(0);
  await page.getByRole('heading').first().selectText();
  expect(errors).toEqual([]);
});

test('leaving with unsaved words asks three ways; a draft saved elsewhere asks which one stays', async ({
  page,
  request,
}) => {
  const session = await newMember(request);
  await enter(page, session);
  // The clock runs on by itself, and ahead where the test says so.
  await page.clock.install();
  // Before the drawn page is taken over its links open documents, and the browser asks in the page's place.
  await open(page, '/forumindex/', 'mf-forum');
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
  await page.getByRole('link', { name: '写一篇帖子' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('不要了');
  await page.goBack();
  await leave.getByRole('button', { name: '不保存' }).click();
  await expect(page).toHaveURL(/forumindex/);

  // A text that begins with a table is taken up as well, and so is the other one that takes its place.
  const table = (words: string) =>
    `<table><tbody><tr><th>${words}</th></tr></tbody></table><p>${words}后面的正文</p>`;
  const list = await call(request, 'GET', '/draft/list', { token: session });
  expect(list.data).toMatchObject([{ title: '还没写完' }]);
  const { id } = (list.data as { id: number }[])[0] ?? {};
  const edit = (data: object) =>
    request.fetch(`/api/applet/draft/edit/${id}`, {
      method: 'PUT',
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${session.token}` },
      data,
    });
  await edit({ title: '还没写完', content: table('第一版') });
  const text = await openWriting(page, `/sendpost?draft=${id}`);
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('还没写完');
  await expect(text.locator('th')).toHaveText('第一版');
  await edit({ title: '手机上写的', content: table('第二版') });
  await page.getByRole('textbox', { name: '标题' }).fill('电脑上写的');
  await expect(page.getByText('有改动，将自动保存')).toBeVisible();
  // Saved by itself, ten seconds after the last key and not before.
  await page.clock.fastForward(8_000);
  await expect(page.getByText('有改动，将自动保存')).toBeVisible();
  await page.clock.fastForward(2_500);
  const conflict = page.getByRole('dialog', { name: '草稿已在别处修改' });
  await expect(conflict).toBeVisible();
  await conflict.getByRole('button', { name: '使用别处的版本' }).click();
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('手机上写的');
  await expect(text.locator('th')).toHaveText('第二版');
  await expect(text).toContainText('第二版后面的正文');
  await expect(text).not.toContainText('第一版');
});
