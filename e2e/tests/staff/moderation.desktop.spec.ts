import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { call, newMember, type Token } from '../../support/api';
import { open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const text = '问卷回收后先核对缺失值与异常值，再做信度检验，最后才是回归分析，步骤都写进附录。';

/** A category that posts are written in. */
async function leafOf(request: APIRequestContext): Promise<number> {
  const { data } = await call<{ data: { id: number; children?: { id: number }[] }[] }>(
    request,
    'GET',
    '/hot_post/get_category',
  );
  const [first] = data;
  return first?.children?.[0]?.id ?? first?.id ?? 0;
}

/** Sends a post that waits for the team. */
async function send(request: APIRequestContext, token: Token, title: string, category_id: number) {
  const answer = await request.post('/api/applet/hot_post/post_message', {
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': randomUUID(),
      authorization: `${token.token_type} ${token.token}`,
    },
    data: { title, content: `<p>${text}</p>`, category_id },
  });
  const { data, msg } = await answer.json();
  expect(data?.id, msg).toBeGreaterThan(0);
  return Number(data.id);
}

test('a morning of a moderator, by the keyboard alone', async ({ staff, request }) => {
  const author = await newMember(request);
  const mark = `晨${Date.now() % 1_000_000}`;
  const leaf = await leafOf(request);
  const ids: number[] = [];
  for (const n of ['一', '二', '三']) ids.push(await send(request, author, `${mark}的第${n}篇`, leaf));
  await open(staff, `/staff/queue/post?keyword=${mark}`, 'mf-staff');
  const head = staff.getByRole('heading', { level: 2 });
  const keys = staff.keyboard;
  const decide = staff.getByRole('region', { name: '处理' });

  // The case that waits longest is open: its title is mended as it is let through.
  await expect(head.filter({ hasText: `${mark}的第一篇` }).first()).toBeVisible();
  await expect(decide.getByRole('button', { name: /^通过/ })).toBeEnabled();
  await keys.press('m');
  await expect(decide.getByLabel('标题')).toBeFocused();
  await keys.press('ControlOrMeta+A');
  await keys.type(`${mark}改过的第一篇`);
  await keys.press('Enter');
  await expect(staff.getByText(`已修改并通过“${mark}改过的第一篇”`).first()).toBeVisible();

  // The next is there by itself; from it to the last and back.
  await expect(head.filter({ hasText: `${mark}的第二篇` }).first()).toBeVisible();
  await keys.press('j');
  await expect(head.filter({ hasText: `${mark}的第三篇` }).first()).toBeVisible();
  await keys.press('k');
  await expect(head.filter({ hasText: `${mark}的第二篇` }).first()).toBeVisible();

  // Refused with a usual reason, taken back, let through.
  await expect(decide.getByRole('button', { name: /^驳回/ })).toBeEnabled();
  await keys.press('1');
  await keys.press('r');
  await expect(staff.getByText(`已驳回“${mark}的第二篇”`).first()).toBeVisible();
  await expect(head.filter({ hasText: `${mark}的第三篇` }).first()).toBeVisible();
  await keys.press('u');
  await expect(head.filter({ hasText: `${mark}的第二篇` }).first()).toBeVisible();
  await expect(decide.getByRole('button', { name: /^通过/ })).toBeEnabled();
  await keys.press('a');
  await expect(staff.getByText(`已通过“${mark}的第二篇”`).first()).toBeVisible();

  const shown = async (id: number) => (await call(request, 'GET', `/hot_post/${id}/detail`)).title;
  expect(await shown(ids[0] ?? 0)).toBe(`${mark}改过的第一篇`);
  expect(await shown(ids[1] ?? 0)).toBe(`${mark}的第二篇`);
  const told = await call<{ data: { title: string; body: string }[] }>(request, 'POST', '/message/notice', {
    token: author,
  });
  expect(told.data.some(({ body }) => body.includes('您的原文已保留'))).toBe(true);
});
