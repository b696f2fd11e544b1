import { type TestApp, testApp } from '../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['auth', 'media', 'visits', 'support', 'user'] });
});
afterAll(() => site.close());

const marker = { 'x-requested-with': 'XMLHttpRequest' };
const login = '/api/applet/auth/pc_login';

const post = (payload: string | Buffer, contentType = 'application/json') =>
  site.app.inject({
    method: 'POST',
    url: login,
    headers: { ...marker, 'content-type': contentType },
    payload,
  });

test('an unknown call answers 404 in the envelope', async () => {
  const response = await site.app.inject({ method: 'POST', url: '/api/applet/nothing/here' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 404, msg: '接口不存在', data: {} });
});

test('an address that cannot be read answers 404', async () => {
  const response = await site.app.inject({ method: 'GET', url: '/api/applet/%E0%A4%A' });
  expect([response.statusCode, response.json().code]).toEqual([404, 404]);
});

test.each([
  ['broken JSON', '{"phone":', 'application/json', '请求内容不是有效的 JSON'],
  ['another type', 'phone=1', 'application/x-www-form-urlencoded', '请求格式不支持，请使用 JSON'],
  ['too much', JSON.stringify({ phone: 'x'.repeat(400_000) }), 'application/json', '提交的内容过大'],
])('%s is refused in Chinese', async (_, payload, type, msg) => {
  const response = await post(payload, type);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ code: 422, msg, data: { errors: { _: [msg] } } });
});

test.each(['{"__proto__":{"is_staff":true},"phone":"1"}', '{"a":{"constructor":{"prototype":{"x":1}}}}'])(
  'prototype keys are refused: %s',
  async (payload) => {
    expect((await post(payload)).statusCode).toBe(422);
    expect(({} as Record<string, unknown>).is_staff).toBeUndefined();
  },
);

test('each wrong field has its message, and the first one is msg', async () => {
  const { status, msg, errors } = await site.call('POST /auth/pc_login', { body: {} as never });
  expect(status).toBe(422);
  expect(errors).toEqual({ phone: ['请输入手机号'], password: ['请输入密码'] });
  expect(msg).toBe('请输入手机号');
});

test('a missing body names its fields', async () => {
  const { errors } = await site.call('POST /auth/pc_login');
  expect(errors.phone).toEqual(['请输入手机号']);
});

test('types are not guessed: a number is no phone', async () => {
  const body = { phone: 13800000001, password: true } as never;
  expect((await site.call('POST /auth/pc_login', { body })).status).toBe(422);
});

test('a character that the database cannot store goes where people write, and is refused where something is compared', async () => {
  const { token } = await site.user();
  const edited = await site.call('POST /user/edit', { body: { unit: '甲\u0000乙' }, token });
  expect([edited.status, edited.data.unit]).toEqual([200, '甲乙']);
  const body = { phone: '13800000001', password: 'a\u0000b' };
  const compared = await site.call('POST /auth/pc_login', { body });
  expect([compared.status, compared.errors]).toEqual([422, { password: ['含有不支持的字符'] }]);
});

test('every answer carries the protecting headers and an id', async () => {
  const { headers } = await site.call('GET /get_links');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers['x-request-id']).toBeTruthy();
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('personal data is never stored by caches', async () => {
  const { token } = await site.user();
  expect((await site.call('GET /userInfo', { token })).headers['cache-control']).toBe('no-store');
  expect((await site.call('GET /get_links')).headers['cache-control']).toBe('no-cache');
});

test('only our own origins may call from a browser', async () => {
  const ask = (origin: string) =>
    site.app.inject({
      method: 'OPTIONS',
      url: login,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-requested-with',
      },
    });
  expect((await ask('http://localhost:8080')).headers['access-control-allow-origin']).toBe(
    'http://localhost:8080',
  );
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

test('production answers with HSTS', async () => {
  const { securityHeaders } = await import('./security-headers');
  const headers = securityHeaders({ ...site.core.settings, production: true });
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
});
