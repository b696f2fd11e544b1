import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../../trade/services/testing/goods';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({
    areas: ['support', 'media', 'visits'],
    env: { HARBOR_PUBLIC_URL: 'https://harbor.example' },
  });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

async function readCode(image: string): Promise<string | undefined> {
  const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('QR codes', () => {
  test('that of the site, of a page and of a service say what a phone reads', async () => {
    await addCategory(site.core.db);
    const product = await addGoods(site.core.db);
    const home = (await site.call('GET /get_default_code')).data;
    const page = (await site.call('POST /get_code', { body: { page: '/breadcrumb/3' } })).data;
    const goods = (await site.call('POST /get_code', { body: { product } })).data;
    expect(await readCode(home.image)).toBe('https://harbor.example/');
    expect(await readCode(page.image)).toBe('https://harbor.example/breadcrumb/3');
    expect(await readCode(goods.image)).toBe(`https://harbor.example/goodsdetail/${product}`);
  });

  test.each([['https://evil.example/'], ['//evil.example/'], ['/\\evil.example'], ['javascript:alert(1)']])(
    'none leads to %s',
    async (page) => {
      const { status, errors } = await site.call('POST /get_code', { body: { page } });
      expect([status, errors.page]).toEqual([422, ['页面地址不正确']]);
    },
  );

  test('there is none for a service that does not exist', async () => {
    expect((await site.call('POST /get_code', { body: { product: 987_654 } })).status).toBe(404);
  });
});

describe('support contacts', () => {
  const contact = {
    name: '顾问 小灯塔',
    wechat: 'xsg_service09',
    hours: '9:00–21:00',
    variant: 'default' as const,
    active: true,
  };
  const save = (body: object) =>
    site.call('POST /staff/support/contact', { token: staff.token, body: body as never });

  test('staff adds one, its code is drawn and visitors are sent to it; switched off it is gone', async () => {
    const { data } = await save(contact);
    expect((await site.call('GET /get_cs')).data.data.map(({ wechat }) => wechat)).toEqual(['xsg_service09']);
    const picture = await site.app.inject(data.image);
    expect(await readCode(`data:image/png;base64,${picture.rawPayload.toString('base64')}`)).toBe(
      'xsg_service09',
    );
    expect((await site.call('GET /get_manage')).data.wechat).toBe('xsg_service09');
    await save({ ...contact, id: data.id, active: false });
    expect((await site.call('GET /get_manage')).status).toBe(404);
    const log = await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'support_contact')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['support.contact.add', 'support.contact.change']);
  });

  test.each([
    [{ wechat: '中文号' }, 'wechat'],
    [{ image: '/media/uploads/2026/01/OTHER.webp' }, 'image'],
    [{ name: '' }, 'name'],
  ])('%j is refused', async (more, field) => {
    const { status, errors } = await save({ ...contact, ...more });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('who may read a conversation or a ticket', () => {
  test('staff calls are closed to users, and a stranger’s order cannot be shown to support', async () => {
    const { token } = await site.user();
    expect((await site.call('GET /staff/chat/list', { token })).status).toBe(403);
    const answer = await site.call('POST /customer/chat/msg/send', {
      token,
      body: { order_id: 123_456_789_012, client_id: randomUUID() },
    });
    expect([answer.status, answer.errors]).toEqual([422, { order_id: ['订单不存在'] }]);
  });
});
