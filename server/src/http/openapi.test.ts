import { api } from '@harbor/contract';
import { type TestApp, testApp } from '../testing/app';
import { internalHeaders } from './internal';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ full: true, env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

test('every call of the contract is documented, and nothing else', async () => {
  const document = (await site.app.inject('/api/docs/json')).json();
  const documented = Object.values<object>(document.paths).flatMap((path) => Object.keys(path));
  expect(documented).toHaveLength(Object.keys(api).length);
  const purchase = document.paths['/api/applet/service/purchase/{id}'].post;
  expect(purchase.summary).toBe('下单；价格由服务器计算');
  expect(purchase.security).toEqual([{ bearer: [] }]);
  expect(purchase.requestBody.content['application/json'].schema.properties.agreed).toBeDefined();
});

test('the documents open in a browser', async () => {
  const page = await site.app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

describe('in production', () => {
  // Only this rule of a production: its other ones would keep a site without its accounts from starting.
  beforeAll(() => {
    site.core.settings.production = true;
  });
  afterAll(() => {
    site.core.settings.production = false;
  });

  test.each(['/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-initializer.js'])(
    'only staff read %s',
    async (url) => {
      const ask = async (token?: string) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        return (await site.app.inject({ url, headers })).statusCode;
      };
      const [member, staff] = [await site.user(), await site.user({ is_staff: true })];
      expect([await ask(), await ask(member.token), await ask(staff.token)]).toEqual([401, 403, 200]);
    },
  );
});

test('what the server asks of itself for a page is counted against nobody', async () => {
  site.clock.toNext('hour');
  const ask = (headers: Record<string, string>) =>
    site.app.inject({ url: '/api/applet/get_links', headers }).then(({ statusCode }) => statusCode);
  for (let n = 0; n < 130; n += 1) expect(await ask(internalHeaders)).toBe(200);
  expect(await ask({})).toBe(200);
  for (let n = 0; n < 120; n += 1) await ask({ 'x-harbor-internal': 'guess' });
  expect(await ask({ 'x-harbor-internal': 'guess' })).toBe(429);
});
