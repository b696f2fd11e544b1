import { type TestApp, testApp } from '../testing/app';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ full: true, env: { HARBOR_STAFF_HOST: 'staff.harbor.example' } });
  ({ token } = await site.user({ is_staff: true }));
});
afterAll(() => site.close());

const on = (host: string, who = token) =>
  site.call('GET /staff/user/list', { token: who, headers: { host } });
const page = async (host: string, url: string) =>
  (await site.app.inject({ url, headers: { host, accept: 'text/html' } })).statusCode;

test('calls of the team are answered on its host alone, with any port, and nobody learns of them elsewhere', async () => {
  expect((await on('staff.harbor.example')).status).toBe(200);
  expect((await on('Staff.Harbor.Example:8443')).status).toBe(200);
  expect((await on('www.harbor.example')).status).toBe(404);
  const visitor = await site.call('GET /staff/user/list', { headers: { host: 'www.harbor.example' } });
  expect(visitor.status).toBe(404);
});

test.each(['/staff/', '/staff/releases', '/platform/'])('%s does not exist on other hosts', async (url) => {
  expect(await page('www.harbor.example', url)).toBe(404);
});

test('what is for everybody is answered on both hosts', async () => {
  for (const host of ['staff.harbor.example', 'www.harbor.example'])
    expect((await site.call('GET /service/list', { headers: { host } })).status).toBe(200);
});
