import { call, login, newMember } from '../../support/api';
import { makeCategory, makeService, specsOf } from '../../support/catalogue';
import { open } from '../../support/main-area';
import { buy } from '../../support/shop';
import { expect, test } from '../../support/test';

const mark = `${process.pid % 1000}${Date.now() % 1000}`;

test('a category and a service with two specifications are made, sold, and priced anew while an order keeps its price', async ({
  staff,
  browser,
  request,
}) => {
  test.slow();
  const category = `分类${mark}`;
  const title = `学术海报语言校订 ${mark}`;
  await open(staff, '/staff/catalogue', 'mf-staff');
  const main = staff.getByRole('main');
  await makeCategory(staff, category);
  await main.getByRole('link', { name: '新建服务' }).click();

  const id = await makeService(staff, title);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/productservice/?keyword=${mark}`);
  await visitor
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('¥199').first()).toBeVisible();

  const buyer = await newMember(request);
  const order = await buy(request, buyer, id);
  await specsOf(staff).first().getByLabel('价格（元）').fill('259');
  await main.getByRole('button', { name: '保存修改' }).click();
  await expect(main.getByText('「标准」价格 ¥199 → ¥259')).toBeVisible();

  await visitor.goto(`/goodsdetail/${id}`);
  await expect(visitor.getByText('¥259').first()).toBeVisible();
  const kept = await call<{ data: { id: number; pay_fen: number }[] }>(request, 'POST', '/user/get_orders', {
    token: buyer,
    body: { tab: 'all' },
  });
  expect(kept.data.find((one) => one.id === order)?.pay_fen).toBe(19_900);

  // The site is as it was for other tests.
  const token = await login(request, 'staff');
  await call(request, 'POST', `/staff/catalogue/services/shelf/${id}`, { token, body: { event: 'unlist' } });
  const { data } = await call<{ data: { id: number; title: string }[] }>(
    request,
    'GET',
    '/staff/catalogue/categories',
    { token },
  );
  const made = data.find((one) => one.title === category)?.id;
  await call(request, 'POST', `/staff/catalogue/categories/hide/${made}`, { token, body: { hidden: true } });
});
