import { type TestApp, testApp } from '../../../testing/app';
import { messageKind, notify, systemSub } from './notify';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['messages'],
    env: { HARBOR_STAFF_HOST: 'staff.example.cn', HARBOR_PUBLIC_URL: 'https://www.example.cn' },
  });
});
afterAll(() => site.close());

test('a message about a page of the team leads to the host that has it, others stay on theirs', async () => {
  const { id, token } = await site.user();
  for (const link of ['/staff/queue/refund', '/orderdetail/7'])
    await notify(site.core.db, {
      ...{ userId: id, kind: messageKind.system, sub: systemSub.order, title: '请查看', link },
      now: new Date(site.clock.now()),
    });
  const rows = await site.core.db
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  const links = [];
  for (const row of rows)
    links.push((await site.call('POST /message/detail/:id', { token, params: { id: row.id } })).data.link);
  expect(links).toEqual(['https://staff.example.cn/staff/queue/refund', '/orderdetail/7']);
});
