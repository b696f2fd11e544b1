import { type TestApp, testApp } from '../testing/app';
import { makeFirstAdmin } from './create-admin';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['staffEntry'] });
});
afterAll(() => site.close());

const make = (phone: string) => makeFirstAdmin(site.core.db, site.clock, phone);

test('a site gets one first administrator, of an account that is there, and no second that way', async () => {
  await expect(make('13700000001')).rejects.toThrow('请先在网站上注册');
  const person = await site.user();
  expect(await make(person.phone)).toContain('现在是超级管理员');
  const { data } = await site.call('GET /staff/me', { token: person.token });
  expect([data.roles, data.second_factor]).toEqual([['admin'], 'none']);
  await expect(make((await site.user()).phone)).rejects.toThrow('已经有超级管理员');
  await expect(make(person.phone)).rejects.toThrow('已经有超级管理员');
});
