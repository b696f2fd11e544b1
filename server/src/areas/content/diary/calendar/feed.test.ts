import { type TestApp, testApp } from '../../../../testing/app';
import { dayAt, deadline, diaryAreas, step, written } from '../testing/diary';
import { propertyOf, readCalendar } from '../testing/read-calendar';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const get = async (url: string, ip = '10.0.0.1') => {
  const { pathname, search } = new URL(url, 'http://site');
  const answer = await site.app.inject({ method: 'GET', url: `${pathname}${search}`, remoteAddress: ip });
  return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
};

const openFeed = async (token: string) => (await site.call('POST /diary/feed/open', { token })).data.url;

test('a phone follows the deadlines without a login: what is done or ended is gone, a UID stays the same', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token, { title: '标题，有逗号；和分号', sentAgo: 9 });
  const other = await written(site, token, { title: '另一份稿件', sentAgo: 9 });
  const { data } = await deadline(site, token, id, { ahead: 12, remind: 3, title: '返修, 截止' });
  await deadline(site, token, other.id, { ahead: 20 });
  const url = await openFeed(token);
  const answer = await get(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const [first, second] = readCalendar(answer.body).parts;
  if (!first || !second) throw new Error('two deadlines were expected');
  expect(propertyOf(first, 'SUMMARY')).toBe('返修, 截止：标题，有逗号；和分号');
  expect(propertyOf(first, 'DTSTART')).toBe(dayAt(site, 12).replaceAll('-', ''));
  expect(first.parts.map((alarm) => propertyOf(alarm, 'TRIGGER'))).toEqual(['-P2DT15H']);
  expect(second.parts).toEqual([]);
  expect(propertyOf(first, 'URL')).toMatch(new RegExp(`/querytool/diary/${id}$`));

  const line = data.deadlines[0]?.id ?? 0;
  await site.call('POST /diary/deadline/edit/:id', {
    token,
    params: { id: line },
    body: { title: '返修截止', day: dayAt(site, 15), remind_days: 3, done: false },
  });
  await step(site, token, other.id, 'reject', 1);
  const later = readCalendar((await get(url)).body).parts;
  expect(later.map((event) => [propertyOf(event, 'UID'), propertyOf(event, 'SEQUENCE')])).toEqual([
    [propertyOf(first, 'UID'), '1'],
  ]);
  await site.call('POST /diary/deadline/edit/:id', {
    token,
    params: { id: line },
    body: { title: '返修截止', day: dayAt(site, 15), remind_days: 3, done: true },
  });
  expect(readCalendar((await get(url)).body).parts).toEqual([]);
});

test('an address ends when a new one is made, when it is stopped, and with the account', async () => {
  const { token, id } = await site.user();
  const old = await openFeed(token);
  const url = await openFeed(token);
  expect([(await get(old)).status, (await get(url)).status]).toEqual([404, 200]);
  expect((await site.call('GET /diary/list', { token })).data.feed.on).toBe(true);
  await site.core.db.updateTable('users').set({ status: 2 }).where('id', '=', id).execute();
  expect((await get(url)).status).toBe(404);
  await site.core.db.updateTable('users').set({ status: 1 }).where('id', '=', id).execute();
  expect((await site.call('POST /diary/feed/close', { token })).data).toEqual({ on: false, since: null });
  expect((await get(url)).status).toBe(404);
});

test('the database knows no address: who reads it cannot follow anybody', async () => {
  const { token, id } = await site.user();
  const key = new URL(await openFeed(token)).searchParams.get('key') ?? '';
  const row = await site.core.db
    .selectFrom('diary_owners')
    .select('feed_hash')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect([row.feed_hash?.length, row.feed_hash?.includes(key)]).toEqual([64, false]);
  expect((await get(`/api/calendar/diary.ics?key=${row.feed_hash}`)).status).toBe(404);
});

test.each([
  '',
  '?key=',
  '?key=null',
  `?key=${'A'.repeat(43)}`,
  `?key=${'A'.repeat(5000)}`,
  "?key='%20or%201=1--",
  '?key=a&key=b',
])('a made-up address %j leads to nothing', async (search) => {
  const answer = await get(`/api/calendar/diary.ics${search}`, '10.0.0.7');
  expect([answer.status, answer.body.toString()]).toEqual([
    404,
    '订阅地址已失效，请在投稿进度本中重新生成\n',
  ]);
});

test('whoever guesses is slowed down, others are not', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      get(`/api/calendar/diary.ics?key=${String(n).padStart(43, 'x')}`, '10.9.9.9'),
    ),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  // The minute of the limit may end in the midst of them.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  const { token } = await site.user();
  expect((await get(await openFeed(token), '10.8.8.8')).status).toBe(200);
});

test('one manuscript’s deadlines are a file', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token);
  await deadline(site, token, id, { ahead: 2, title: '交初稿' });
  const answer = await site.app.inject({
    method: 'GET',
    url: `/api/applet/diary/calendar/${id}`,
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="deadlines.ics"');
  const [event] = readCalendar(answer.rawPayload).parts;
  expect(event && propertyOf(event, 'SUMMARY')).toBe('交初稿：镁合金低温变形的相场计算');
});
