import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember, type Token } from '../../support/api';
import { serious } from '../../support/axe';
import { open } from '../../support/main-area';
import { enter, expect, test } from '../../support/test';

/** A day so many days before today in China, as a date field takes it. */
const daysAgo = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

interface Journal {
  id: number;
  name: string;
}

/** A journal of the library of which nobody has told anything: of those, another one for each test that runs at the same time. */
async function untold(request: APIRequestContext): Promise<Journal> {
  const { data } = await call<{ data: Journal[] }>(
    request,
    'GET',
    '/magazine/list?keyword=Letters&per_page=50',
  );
  const { parallelIndex, retry } = test.info();
  let others = parallelIndex + retry * 8;
  for (const journal of data) {
    const { total } = await call<{ total: number }>(request, 'GET', `/magazine/experiences?id=${journal.id}`);
    if (total > 0) continue;
    if (others === 0) return { id: journal.id, name: journal.name };
    others -= 1;
  }
  throw new Error('too few journals of the page are without experiences');
}

/** An experience of somebody new, published: so many days until the first decision and until it was accepted. */
async function published(
  request: APIRequestContext,
  staff: Token,
  journal: number,
  first: number,
  total: number,
) {
  const author = await newMember(request);
  const { id, revision } = await call<{ id: number; revision: number }>(
    request,
    'POST',
    '/magazine/experience/write',
    {
      token: author,
      body: {
        ...{ journal_id: journal, result: 2, fee_fen: null, difficulty: 3, text: '' },
        ...{ submitted_on: daysAgo(300), first_decision_on: daysAgo(300 - first) },
        accepted_on: daysAgo(300 - total),
      },
    },
  );
  await call(request, 'POST', `/staff/experience/publish/${id}`, { token: staff, body: { revision } });
}

/** Somebody else's window on the same platform. */
async function windowOf(page: Page, token?: Token): Promise<Page> {
  const { viewport, userAgent, isMobile, hasTouch, baseURL } = test.info().project.use;
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport, userAgent, isMobile, hasTouch, baseURL, reducedMotion: 'reduce' });
  if (!context) throw new Error('there is no browser');
  const other = await context.newPage();
  if (token) await enter(other, token);
  return other;
}

test('an author tells of a submission, the desk publishes it, and readers see it with the median', async ({
  member: page,
  request,
  isMobile,
}) => {
  const staff = await login(request, 'staff');
  const journal = await untold(request);
  await published(request, staff, journal.id, 40, 100);
  await published(request, staff, journal.id, 80, 160);
  await open(page, `/querytool/${journal.id}`, 'mf-academic');
  const block = page.getByRole('region', { name: '投稿经验' });
  await expect(block.getByText(/已有 2 位作者写过/)).toBeVisible();
  await block.getByRole('link', { name: '写经验' }).click();
  await expect(page).toHaveURL(`/querytool/experiences/new/${journal.id}`);

  const main = page.getByRole('main');
  await main.getByRole('radio', { name: '退修后录用' }).check();
  await main.getByLabel('投稿日期').fill(daysAgo(250));
  await main.getByLabel(/^首次决定/).fill(daysAgo(260));
  await main.getByRole('radio', { name: '付过费用' }).check();
  await main.getByLabel(/^金额/).fill('1800');
  await main.getByRole('radio', { name: '较难' }).check();
  const words = '三位审稿人，第一轮意见集中在样本量，返修给了六十天，第二轮只问了图注。';
  await main.getByLabel(/^经历/).fill(words);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(main.getByText('首次决定不能早于投稿日期')).toBeVisible();
  await main.getByLabel(/^首次决定/).fill(daysAgo(190));
  await main.getByLabel('录用日期').fill(daysAgo(120));

  // Leaving asks, and what was written is there on the way back.
  await page.goBack();
  await page.getByRole('button', { name: '暂存并离开' }).click();
  await expect(page).toHaveURL(`/querytool/${journal.id}`);
  await block.getByRole('link', { name: '写经验' }).click();
  await expect(main.getByLabel(/^经历/)).toHaveValue(words);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/querytool/experiences/');
  await expect(main.getByText('待审核')).toBeVisible();
  expect(await serious(page)).toEqual([]);

  const desk = await windowOf(page, staff);
  const { data } = await call<{ data: { id: number; title: string }[] }>(
    request,
    'GET',
    `/staff/desk/cases/experience?keyword=${encodeURIComponent(journal.name)}`,
    { token: staff },
  );
  const [waiting] = data;
  await open(desk, `/staff/queue/experience?case=${waiting?.id}`, 'mf-staff');
  await expect(desk.getByText(words).first()).toBeVisible();
  if (isMobile) await desk.getByRole('button', { name: '处理', exact: true }).click();
  await desk.getByRole('button', { name: /^发布/ }).first().click();
  await expect(desk.getByText('已发布这份投稿经验').first()).toBeVisible();
  await desk.context().close();

  const reader = await windowOf(page);
  await open(reader, `/querytool/${journal.id}`, 'mf-academic');
  const seen = reader.getByRole('region', { name: '投稿经验' });
  await expect(seen.getByText(words)).toBeVisible();
  await expect(seen.getByText('60 天', { exact: true })).toBeVisible();
  await expect(seen.getByText('130 天', { exact: true })).toBeVisible();
  await expect(seen.getByText('40 天 – 80 天 · n=3')).toBeVisible();
  expect(await serious(reader)).toEqual([]);
  await reader.context().close();

  await open(page, '/message/4/1', 'mf-account');
  await expect(page.getByText('您的投稿经验已发布').first()).toBeVisible();
});

test('the figures and the first experiences stand in the page without a script', async ({ request }) => {
  const agent = test.info().project.use.userAgent;
  const answer = await request.get('/querytool/1', { headers: agent ? { 'user-agent': agent } : {} });
  const html = await answer.text();
  expect(html).toContain('投稿到录用 · 中位');
  expect(html).toContain('由作者自述，未经期刊证实');
});

test('a reader corrects a journal, the desk adopts it, and the reader is told', async ({
  member: page,
  request,
  isMobile,
}) => {
  const staff = await login(request, 'staff');
  const journal = await untold(request);
  await open(page, `/querytool/${journal.id}`, 'mf-academic');
  await page.getByRole('button', { name: '纠错' }).click();
  const box = page.getByRole('dialog', { name: '期刊资料纠错' });
  await box.getByLabel('哪一项有误').selectOption({ label: '出版社' });
  await expect(box.getByText(/^现在写的是/)).toBeVisible();
  await box.getByLabel('正确的内容').fill('东湖大学出版社');
  await box.getByLabel(/^出处网址/).fill('官网');
  await box.getByRole('button', { name: /提\s*交/ }).click();
  await expect(box.getByText(/出处请填写以 http/)).toBeVisible();
  await box.getByLabel(/^出处网址/).fill('https://journal.example.com/about');
  expect(await serious(page)).toEqual([]);
  await box.getByRole('button', { name: /提\s*交/ }).click();
  await expect(box).toBeHidden();

  const { data } = await call<{ data: { id: number; facts: string[] }[] }>(
    request,
    'GET',
    `/staff/desk/cases/correction?keyword=${encodeURIComponent(journal.name)}`,
    { token: staff },
  );
  // The newest: a test that broke off may have left one before it.
  const waiting = data
    .filter(({ facts }) => facts.some((fact) => fact.includes('东湖大学出版社')))
    .sort((one, other) => other.id - one.id)[0];
  const desk = await windowOf(page, staff);
  await open(desk, `/staff/queue/correction?case=${waiting?.id}`, 'mf-staff');
  await expect(desk.getByText('https://journal.example.com/about').first()).toBeVisible();
  if (isMobile) await desk.getByRole('button', { name: '处理', exact: true }).click();
  await desk.getByLabel('给提出人的答复').fill('已核对官网，谢谢您');
  await desk.getByRole('button', { name: /^采纳/ }).first().click();
  await expect(desk.getByText('已采纳这条纠错').first()).toBeVisible();
  await desk.context().close();

  await open(page, '/querytool/experiences/?tab=corrections', 'mf-academic');
  await expect(page.getByText('答复：已核对官网，谢谢您')).toBeVisible();
  await open(page, '/message/4/1', 'mf-account');
  await expect(page.getByText('您的期刊纠错已采纳').first()).toBeVisible();
});
