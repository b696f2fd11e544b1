import { type TestApp, testApp } from '../../../testing/app';
import { forumAreas, member } from '../forum/testing/forum';

type Person = { id: number; token: string };

let site: TestApp;
let me: Person;
let others: Person[];
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  me = await member(site);
  others = [await member(site, '甲'), await member(site, '乙'), await member(site, '丙')];
  for (const { token } of others) {
    site.clock.advance(1000);
    await site.call('POST /hot_post/concerned', { token, body: { id: me.id } });
  }
  for (const { id } of others.slice(0, 2)) {
    site.clock.advance(1000);
    await site.call('POST /hot_post/concerned', { token: me.token, body: { id } });
  }
});
afterAll(() => site.close());

const names = (list: { nickname: string }[]) => list.map(({ nickname }) => nickname);
const of = (id: number, body = {}) => ({ params: { id }, body });

test('fans and those followed are listed the latest first, with their number', async () => {
  const fans = (await site.call('POST /member/my_fans/:id', of(me.id))).data;
  expect([names(fans.data), fans.total]).toEqual([['丙', '乙', '甲'], 3]);
  const followed = (await site.call('POST /member/concerned/:id', of(me.id))).data;
  expect([names(followed.data), followed.total]).toEqual([['乙', '甲'], 2]);
});

test('a page behind the last is empty and keeps the number; nobody has a list without an account', async () => {
  const behind = (await site.call('POST /member/my_fans/:id', of(me.id, { page: 2 }))).data;
  expect([behind.data, behind.total, behind.current_page]).toEqual([[], 3, 2]);
  expect((await site.call('POST /member/my_fans/:id', of(999_999))).status).toBe(404);
});

test('the numbers of a member are those of the lists', async () => {
  const { data } = await site.call('POST /member/info/:id', { params: { id: me.id } });
  expect(data.counts).toMatchObject({ fans: 3, following: 2 });
  const { data: mine } = await site.call('GET /member/mine', { token: me.token });
  expect(mine).toMatchObject({ fans: 3, following: 2 });
});

test('those blocked are a list for the one who blocked them alone', async () => {
  for (const { id } of others) {
    site.clock.advance(1000);
    await site.call('POST /hot_post/block/:id', { token: me.token, params: { id } });
  }
  const blocked = (await site.call('GET /member/blocks', { token: me.token, query: {} })).data;
  expect([names(blocked.data), blocked.total]).toEqual([['丙', '乙', '甲'], 3]);
  const theirs = await site.call('GET /member/blocks', { token: others[0]?.token, query: {} });
  expect(theirs.data.data).toEqual([]);
});
