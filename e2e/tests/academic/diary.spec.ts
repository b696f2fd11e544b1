import { readFile } from 'node:fs/promises';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { call, login } from '../../support/api';
import { serious } from '../../support/axe';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

const list = '/querytool/diary/';

/** A day so many days from today in China, as a date field takes it. */
const dayFrom = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A journal of the library. */
async function someJournal(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const { data } = await call<{ data: { id: number; name: string }[] }>(
    request,
    'GET',
    '/magazine/suggest?keyword=Materials',
  );
  const [journal] = data;
  if (!journal) throw new Error('the demo has no such journal');
  return journal;
}

test('an author writes a manuscript down, its steps and a deadline, takes the calendar along, and goes to another journal', async ({
  member: page,
  request,
}) => {
  const journal = await someJournal(request);
  await open(page, list, 'mf-academic');
  await expect(page.getByText('还没有记录稿件')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: '记第一份稿件' }).click();
  const first = page.getByRole('dialog', { name: '记一份稿件' });
  await first.getByLabel('稿件标题').fill('镁合金低温变形的相场计算');
  await first.getByLabel(/^期刊/).fill(journal.name.slice(0, 12));
  await first.getByRole('option').filter({ hasText: journal.name }).first().click();
  await expect(first.getByText('已对应库中的期刊')).toBeVisible();
  await first.getByLabel(/^投出日期/).fill(dayFrom(-40));
  expect(await serious(page)).toEqual([]);
  await first.getByRole('button', { name: '记下' }).click();
  await expect(page).toHaveURL(/\/querytool\/diary\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '镁合金低温变形的相场计算' })).toBeVisible();
  await expect(main.getByRole('link', { name: journal.name }).first()).toHaveAttribute(
    'href',
    `/querytool/${journal.id}`,
  );

  const write = async (kind: string, day: string) => {
    await page.getByRole('button', { name: '记一笔' }).click();
    const dialog = page.getByRole('dialog', { name: '记一笔' });
    await dialog.getByRole('radio', { name: kind, exact: true }).check();
    await dialog.getByLabel('日期', { exact: true }).fill(day);
    return dialog;
  };
  let dialog = await write('送外审', dayFrom(-60));
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect(dialog.getByText(/日期不能早于上一步/)).toBeVisible();
  await dialog.getByLabel('日期', { exact: true }).fill(dayFrom(-30));
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('外审中', { exact: true })).toBeVisible();

  dialog = await write('退回返修', dayFrom(-2));
  await dialog.getByLabel(/^返修截止/).fill(dayFrom(20));
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(/还有 \d+ 天：返修截止/)).toBeVisible();
  expect(await serious(page)).toEqual([]);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /日历$/ }).click(),
  ]);
  const calendar = await readFile(await saved.path(), 'utf8');
  expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n ', '')).toContain('SUMMARY:返修截止：镁合金低温变形的相场计算\r\n');

  await main.getByRole('button', { name: '完成：返修截止' }).click();
  await expect(main.getByRole('button', { name: '完成：返修截止' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText(/还有 \d+ 天：返修截止/)).toBeHidden();

  dialog = await write('拒稿', dayFrom(0));
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect(main.getByText('已拒稿', { exact: true })).toBeVisible();
  dialog = await write('改投他刊', dayFrom(0));
  await dialog.getByLabel('期刊', { exact: true }).fill('一种自己填的期刊');
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(`上一站：${journal.name}`)).toBeVisible();
  await expect(main.getByText('准备中', { exact: true })).toBeVisible();
});

test('a phone’s calendar follows an address without a login, until it is stopped', async ({
  member: page,
  baseURL,
}) => {
  await open(page, list, 'mf-academic');
  await page.getByRole('button', { name: '生成订阅地址' }).click();
  const dialog = page.getByRole('dialog', { name: '日历订阅地址' });
  const href = (await dialog.getByRole('link', { name: '在日历中订阅' }).getAttribute('href')) ?? '';
  expect(href).toMatch(/^webcal:\/\/.*key=[\w-]{43}$/);
  const anyone = await requests.newContext({ ...(baseURL && { baseURL }) });
  const { pathname, search } = new URL(href.replace(/^webcal/, 'http'));
  const answer = await anyone.get(`${pathname}${search}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  await dialog.getByRole('button', { name: /关闭|Close/ }).click();
  await page.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '生成订阅地址' })).toBeVisible();
  expect((await anyone.get(`${pathname}${search}`)).status()).toBe(404);
  await anyone.dispose();
});

test('a direct submission with recommended journals goes on in the diary by one press, each time in the same place', async ({
  buyer: page,
  request,
}) => {
  const token = await login(request, 'buyer');
  const { data } = await call<{ data: { id: number; title: string; status: number }[] }>(
    request,
    'GET',
    '/submission/list',
    { token },
  );
  const submission = data.find(({ status }) => status === 4 || status === 5);
  if (!submission) throw new Error('the demo has no submission that goes on');
  await open(page, `/uploadfile/${submission.id}`, 'mf-services');
  await page.getByRole('button', { name: '接着记到投稿进度本' }).click();
  await expectReady(page, 'mf-academic');
  await expect(page.getByRole('heading', { level: 1, name: submission.title })).toBeVisible();
  const place = page.url();
  await open(page, `/uploadfile/${submission.id}`, 'mf-services');
  await page.getByRole('button', { name: '接着记到投稿进度本' }).click();
  await expect(page).toHaveURL(place);
});

test('a journal’s page tells its real days, and leads into the diary with the journal', async ({
  buyer: page,
  request,
}) => {
  const token = await login(request, 'buyer');
  const { manuscripts } = await call<{
    manuscripts: { title: string; journal: { id: number | null; name: string } }[];
  }>(request, 'GET', '/diary/list', { token });
  const known = manuscripts.find(({ title }) => title.startsWith('镁合金低温变形'))?.journal;
  if (!known?.id) throw new Error('the demo’s diary has no journal of the library');
  await open(page, `/querytool/${known.id}`, 'mf-academic');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '审稿周期与投稿进度' })).toBeVisible();
  await expect(main.getByText(/约 \d+ 天/).first()).toBeVisible();
  await main.getByRole('link', { name: /记到投稿进度本/ }).click();
  const dialog = page.getByRole('dialog', { name: '记一份稿件' });
  await expect(dialog.getByLabel(/^期刊/)).toHaveValue(known.name);
});
