import type { Page } from '@playwright/test';
import { hostileMarkup } from '../../support/hostile-markup';
import { expectReady, open } from '../../support/main-area';
import { spoil } from '../../support/spoil';
import { expect, test } from '../../support/test';
import { exceptCleaners, expectHarmless, tripwire } from '../../support/tripwire';

const all = hostileMarkup.join('');
const types = ['post', 'topic', 'member'] as const;

/** What was found and what is offered becomes hostile, each text with every input. */
async function spoilSearch(page: Page): Promise<void> {
  const marks = [
    { text: '帖子', hit: true },
    { text: all, hit: false },
    { text: all, hit: true },
  ];
  await spoil(page, '/hot_post/search', (data) => {
    data.suggestions = hostileMarkup;
    for (const kind of ['posts', 'topics', 'members'])
      for (const one of (data[kind] ?? []) as Record<string, unknown>[])
        Object.assign(one, {
          ...('title' in one && { title: all, title_marks: marks }),
          ...('excerpt' in one && { excerpt: all, excerpt_marks: marks }),
          ...('nickname' in one && { nickname: all, nickname_marks: marks, bio: all, identity: all }),
        });
  });
}

const address = (q: string, type: string) => `/forumsearch/?q=${encodeURIComponent(q)}&type=${type}`;

test('hostile words do nothing in the search: typed, offered, found, in an address, and gone back to', async ({
  page,
  context,
  isMobile,
}) => {
  const noted = exceptCleaners(await tripwire(context));
  await spoilSearch(page);
  await open(page, isMobile ? '/forumsearch/' : '/forumindex/', 'mf-forum');
  const main = page.getByRole('main');
  const place = isMobile ? main : page.getByRole('banner');
  const box = place.getByLabel('搜帖子、话题、用户');
  // Typed, one upon the other: what is offered for the last has all of them in it.
  for (const markup of hostileMarkup) await box.fill(markup.slice(0, 50));
  await box.fill('研究');
  const offers = place.getByLabel('搜索建议');
  await expect(offers).toContainText('window.hacked');
  await expectHarmless(page, noted, place);
  // An offer is taken as it stands, and looked for.
  await offers
    .getByText(hostileMarkup[0] ?? '')
    .first()
    .click();
  await expect(page).toHaveURL(/forumsearch\/\?q=%3Cimg/);
  await expectReady(page, 'mf-forum');
  await expectHarmless(page, noted, page.locator('body'));

  // In the address, one after the other without loading the site anew: each stands in title, trail, tabs and box.
  const addresses = hostileMarkup.map((markup, n) => address(markup, types[n % 3] ?? 'post'));
  const shown = await page.evaluate(async (paths) => {
    const headings: string[] = [];
    for (const path of paths) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      headings.push(document.querySelector('main')?.textContent ?? '');
    }
    return headings;
  }, addresses);
  if (!isMobile) expect(shown.filter((text) => text.includes('搜索“'))).toHaveLength(hostileMarkup.length);
  await expect(main).toContainText((hostileMarkup.at(-1) ?? '').slice(0, 20));
  await expectHarmless(page, noted, page.locator('body'));
  // Back through what was looked for.
  for (let n = 0; n < 5; n += 1) await page.goBack();
  await expect(main).toContainText((hostileMarkup.at(-6) ?? '').slice(0, 20));
  await expectHarmless(page, noted, page.locator('body'));

  for (const type of types) {
    await open(page, address(type === 'member' ? '学' : '研', type), 'mf-forum');
    await expect(main).toContainText('window.hacked');
    await expectHarmless(page, noted, main);
  }
});

test('a page of results says hostile words in its HTML as words only', async ({ page, context, request }) => {
  const agent = { headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) } };
  for (const [n, markup] of hostileMarkup.entries()) {
    const answer = await request.get(address(markup, types[n % 3] ?? 'post'), agent);
    const html = await answer.text();
    expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(html).not.toMatch(/hacked|evil\.example/);
  }
  // And one of each kind as a browser reads it, without any script of the site.
  const noted = await tripwire(context);
  await page.route('**/*.js', (route) => route.abort());
  for (const markup of [
    '"><img src=x onerror=hacked=1>',
    '</title><script>hacked=1</script>',
    '</script><svg onload=hacked=1>',
  ]) {
    await page.goto(address(markup, 'post'), { waitUntil: 'domcontentloaded' });
    expect(await noted(page)).toEqual([]);
  }
});
