import { call, newMember } from '../../support/api';
import { hostileMarkup } from '../../support/hostile-markup';
import { open } from '../../support/main-area';
import { spoil } from '../../support/spoil';
import { enter, expect, test } from '../../support/test';
import { exceptCleaners, expectHarmless, tripwire } from '../../support/tripwire';

const all = hostileMarkup.join('');
type Row = Record<string, unknown>;

test('hostile drafts, topics and profiles do nothing in the pages of whoever owns them', async ({
  page,
  context,
  request,
}) => {
  const me = await newMember(request);
  await enter(page, me);
  const { id } = await call<{ id: number }>(request, 'GET', '/userInfo', { token: me });
  await call(request, 'POST', '/draft/add_draft', {
    token: me,
    body: { title: '草稿', content: '<p>正文</p>' },
  });
  const noted = exceptCleaners(await tripwire(context));
  const main = page.getByRole('main');
  await spoil(page, '/draft/list*', (data) => {
    const [draft] = data.data as Row[];
    data.data = hostileMarkup.map((title, n) => ({ ...draft, id: n + 1, title, excerpt: all, reason: all }));
  });
  await spoil(page, '/topic/get_topic', (data) => {
    const [topic] = data.data as Row[];
    data.data = hostileMarkup.map((title, n) => ({ ...topic, id: n + 1, title }));
    data.create = { id: 0, title: all };
  });
  await spoil(page, '/userInfo', (data) =>
    Object.assign(data, { nickname: all, unit: all, bio: all, avatar_img: '/x" onerror="window.hacked=1' }),
  );

  await open(page, `/home/${id}/0/draft`, 'mf-forum');
  await expect(main).toContainText('window.hacked');
  await expectHarmless(page, noted, page.locator('body'));

  await open(page, '/myinfo/', 'mf-account');
  await expect(page.getByRole('textbox', { name: '昵称' })).toHaveValue(/window\.hacked/);
  await expectHarmless(page, noted, page.locator('body'));

  await open(page, '/sendpost', 'mf-forum');
  const topics = page.getByRole('combobox', { name: /^话题/ });
  await topics.click();
  for (const markup of hostileMarkup) await topics.fill(markup.slice(0, 50));
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  await page.locator('.ant-select-item-option').first().click();
  await expectHarmless(page, noted, page.locator('body'));
});
