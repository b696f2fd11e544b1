import type { SessionUser } from '../../../http/session-user';
import { type TestApp, testApp } from '../../../testing/app';
import { findToken, issueToken } from './tokens';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['staffEntry', 'platform'] });
});
afterAll(() => site.close());

test('tokens that somebody issued end as they leave the team', async () => {
  const admin = await site.user({ is_staff: true });
  const leaving = await site.user({ roles: ['operations'] });
  const user = { id: leaving.id } as SessionUser;
  const issued = await issueToken(site.core, { name: '论坛', remotes: ['mf-forum'] }, { name: '小运', user });
  const kept = await issueToken(site.core, { name: '本机', remotes: ['*'] }, { name: '系统' });
  expect(await findToken(site.core, issued.token)).toBeDefined();
  const removed = await site.call('POST /staff/member/remove/:id', {
    token: admin.token,
    params: { id: leaving.id },
  });
  expect(removed.status).toBe(200);
  expect(await findToken(site.core, issued.token)).toBeUndefined();
  expect(await findToken(site.core, kept.token)).toBeDefined();
});
