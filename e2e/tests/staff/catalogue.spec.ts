import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { open } from '../../support/main-area';
import { buy } from '../../support/shop';
import { expect, test } from '../../support/test';

const mark = `${process.pid % 1000}${Date.now() % 1000}`;

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A picture of one colour, higher than cards are: a part of it is chosen. */
function picture(width = 900, height = 900): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function upload(page: Page, label: string): Promise<void> {
  await page
    .locator(`input[type="file"][aria-label="${label}"]`)
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture() });
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await dialog.getByRole('button', { name: '裁剪并上传' }).click();
  await expect(dialog).toBeHidden();
}

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
  await main.getByRole('button', { name: '新建分类' }).click();
  const form = staff.getByRole('dialog', { name: '新建分类' });
  await form.getByLabel('名称').fill(category);
  await form.getByLabel('说明').fill('海报与报告的语言校订');
  await upload(staff, '分类封面');
  await form.getByRole('button', { name: '新建分类' }).click();
  await expect(form).toBeHidden();
  await main.getByRole('link', { name: '新建服务' }).click();

  await main.getByLabel('标题').fill(title);
  await main.getByLabel('副标题').fill('由同领域编辑校订');
  await expect(main.getByLabel('分类')).not.toHaveValue('');
  await main.getByLabel('下单后填写的信息表').selectOption('17');
  await upload(staff, '服务图片');
  await expect(main.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await main.getByRole('button', { name: '添加规格' }).click();
  const specs = main.getByRole('list', { name: '规格', exact: true }).getByRole('listitem');
  for (const [n, [name, price]] of [
    ['标准', '199'],
    ['加急', '299'],
  ].entries()) {
    const spec = specs.nth(n);
    await spec.getByLabel('名称').fill(name ?? '');
    await spec.getByLabel('价格（元）').fill(price ?? '');
    await spec.getByLabel('交付天数').fill(String(5 - n * 3));
  }
  await main.getByLabel('正文').fill('逐句校订语言。\n\n## 怎么做\n- 先通读\n- 再校订');
  await main.getByLabel(/^包含（/).fill('一轮校订');
  await main.getByLabel('步骤 1').fill('上传海报');
  await main.getByRole('button', { name: '保存草稿' }).click();
  await expect(main.getByText('买家需要的内容都有了')).toBeVisible();
  await main.getByRole('button', { name: /^上\s?架$/ }).click();
  await expect(main.getByRole('button', { name: /^下\s?架$/ })).toBeVisible();
  const id = Number(/\/staff\/catalogue\/(\d+)/.exec(staff.url())?.[1]);

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
  await specs.first().getByLabel('价格（元）').fill('259');
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
