import type { Page } from '@playwright/test';
import { call, login } from '../../support/api';
import { untilDrawn } from '../../support/drawn';
import { expectReady, open } from '../../support/main-area';
import { expect, test } from '../../support/test';

/** What a service says of itself. */
type Whole = Record<'specs' | 'steps' | 'refund_rules' | 'faq' | 'related', Record<string, string>[]> & {
  not_included: string[];
};

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('a[href^="/goodsdetail/"]');
const address = (page: Page) => decodeURIComponent(page.url().replace(/^https?:\/\/[^/]+/, ''));

test('a service is searched for with suggestions, filtered, and found again by its address', async ({
  page,
  isMobile,
}) => {
  if (isMobile) {
    await open(page, '/', 'shell');
    await page.getByRole('link', { name: '搜索服务' }).click();
    await expectReady(page, 'mf-services');
    await expect(main(page)).toContainText('热门服务');
    const field = page.getByRole('searchbox');
    await field.fill('返修');
    await expect(page.getByRole('list', { name: '搜索建议' })).toContainText('返修');
    await field.press('Enter');
  } else {
    await open(page, '/productservice/', 'mf-services');
    const field = page.getByRole('combobox', { name: '在“全部服务”中搜索' });
    await field.fill('返修');
    await expect(page.getByRole('option').first()).toContainText('返修');
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await field.press('ArrowUp');
    await field.press('Enter');
  }
  await expect.poll(() => address(page)).toBe('/productservice/?keyword=返修');
  await expectReady(page, 'mf-services');

  await page.getByRole('button', { name: '销量' }).click();
  if (isMobile) {
    await page.getByRole('button', { name: /^筛选/ }).click();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('button', { name: /^7 天内/ }).click();
    await sheet.getByRole('button', { name: /^查看 \d+ 项服务$/ }).click();
    await expect(sheet).toBeHidden();
  } else await page.getByRole('checkbox', { name: /^7 天内/ }).check();
  await expect.poll(() => address(page)).toBe('/productservice/?keyword=返修&days=7&sort=sales');

  const list = main(page).locator('[aria-busy="false"]');
  if (!isMobile) await expect(list.first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await expectReady(page, 'mf-services');
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(0);
  const title = await cards(page).first().locator('strong').textContent();
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('/productservice/?keyword=返修&days=7&sort=sales');
  await expect(cards(page)).toHaveCount(shown);
});

test('nothing found: a filter less, other words, support and recommended services lead on', async ({
  page,
}) => {
  await open(page, '/productservice/?keyword=鲸鱼&days=3', 'mf-services');
  await expect(main(page)).toContainText('没有找到“鲸鱼”');
  await expect(main(page)).toContainText(/为[您你]推荐/);
  await page.getByRole('button', { name: '去掉筛选：“鲸鱼”' }).click();
  await expect.poll(() => address(page)).toBe('/productservice/?days=3');
  await expect(main(page)).not.toContainText('没有找到');
});

test('an old order leads to a service off the shelf: marked, readable, not for sale', async ({
  buyer,
  request,
}) => {
  const orders = await call(request, 'POST', '/user/get_orders', {
    token: await login(request, 'buyer'),
    body: { keyword: '预印本' },
  });
  const [old] = orders.data as { id: number }[];
  await open(buyer, `/orderdetail/${old?.id}`, 'mf-services');
  await main(buyer)
    .getByRole('link', { name: /开放获取、版权与预印本咨询/ })
    .click();
  await expectReady(buyer, 'mf-services');
  await expect(main(buyer)).toContainText('已下架');
  await expect(main(buyer)).toContainText('替作者支付或议价');
  await expect(buyer.getByRole('button', { name: '立即购买' })).toHaveCount(0);
  await buyer.getByRole('link', { name: /^看看其他/ }).click();
  await expect.poll(() => address(buyer)).toBe('/productservice/?category=4');
  await expectReady(buyer, 'mf-services');
  await expect(main(buyer)).not.toContainText('开放获取、版权与预印本咨询');
});

test('each way to price is shown as it is, and a service’s support is its own', async ({
  page,
  isMobile,
}) => {
  const support = (name: string) => main(page).getByRole('button', { name, exact: true }).first();
  const buy = (name: string) => page.getByRole('button', { name, exact: true });
  await open(page, '/goodsdetail/1', 'mf-services');
  await expect(main(page)).toContainText('/千字');
  await expect(buy('立即购买')).toBeVisible();
  await open(page, '/goodsdetail/39', 'mf-services');
  await expect(main(page)).toContainText('待报价');
  await expect(buy('提交需求')).toBeVisible();
  await support(isMobile ? '客服' : '咨询客服').click();
  await expect(page.getByRole('dialog')).toContainText('xsg_');
  await open(page, '/goodsdetail/37', 'mf-services');
  await expect(main(page)).toContainText('报告怎么领取');
  await support('添加微信领取报告').click();
  await expect(page.getByRole('dialog')).toContainText('添加微信领取报告');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a service is whole: specifications, steps, limits, refund rules, questions, related services', async ({
    page,
    request,
  }) => {
    const service: Whole = (await (await request.get('/api/applet/service/detail/1')).json()).data;
    const texts = [
      ...service.specs.map(({ name }) => name),
      ...service.steps.map(({ description }) => description),
      ...service.not_included,
      ...service.refund_rules.map(({ rule }) => rule),
      ...service.faq.map(({ answer }) => answer),
      ...service.related.map(({ title }) => title),
    ];
    expect(texts.length).toBeGreaterThan(20);
    await page.goto('/goodsdetail/1');
    const shown = await main(page).textContent();
    expect(texts.filter((text) => !shown?.includes(text ?? ''))).toEqual([]);
  });

  test('services are found, filtered and read', async ({ page, isMobile }) => {
    await page.goto('/productservice/');
    if (isMobile) await main(page).getByRole('link', { name: '在“全部服务”中搜索' }).click();
    const field = main(page).getByLabel('在“全部服务”中搜索');
    await field.fill('润色');
    await field.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await untilDrawn(page);
    await main(page)
      .getByRole('link', { name: /^翻译润色/ })
      .first()
      .click();
    await expect(page).toHaveURL(/category=5/);
    await untilDrawn(page);
    await page.getByRole('button', { name: '销量' }).click();
    await expect(page).toHaveURL(/sort=sales/);
    await untilDrawn(page);
    const search = new URL(page.url()).searchParams;
    expect(Object.fromEntries(search)).toEqual({ category: '5', keyword: '润色', sort: 'sales' });
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of [/规格$/, /流程$/, /不包含$/, /^退款规则$/, /^常见问题$/])
      await expect(main(page).getByRole('heading', { name }).first()).toBeVisible();
  });
});
