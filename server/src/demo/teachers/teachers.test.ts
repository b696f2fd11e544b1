import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../../paths';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['avoidance', 'profiles'], database: await demoDatabase() });
});
afterAll(() => site.close());

const find = async (keyword: string) =>
  (await site.call('GET /teacher/show/list', { query: { keyword } })).data.data[0];

test('there are as many teachers as a list needs, each with a portrait of their own', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => site.call('GET /teacher/show/list', { query: { page } })),
  );
  const cards = pages.flatMap(({ data }) => data.data);
  expect(cards).toHaveLength(26);
  const portraits = cards.map(({ avatar_img }) => avatar_img);
  expect(new Set(portraits).size).toBe(26);
  for (const portrait of portraits)
    expect([portrait, existsSync(join(serverRoot, portrait.replace('/media/demo', 'demo/media')))]).toEqual([
      portrait,
      true,
    ]);
});

test.each([
  ['沈知远', '金牌导师', 142, 96, 18],
  ['林书瑶', '首席导师', 658, 99, 12],
  ['周清和', '首席导师', 211, 97, 35],
  ['蒋蕙', '首席导师', 304, 98, 120],
  ['陆以宁', '认证导师', 57, 91, 90],
  ['唐棠', '新入驻', 2, 91, 9],
])(
  '%s is %s by the formula, with the figures of the pictures',
  async (name, level, orders, credit, minutes) => {
    const card = await find(name);
    const { data } = await site.call('GET /teacher/show/:id', { params: { id: card?.id ?? 0 } });
    expect([data.level_text, data.accept.count, data.credit, data.reply_minutes]).toEqual([
      level,
      orders,
      credit,
      minutes,
    ]);
    expect(data.on_time.rate === null).toBe(orders < 5);
    expect(data.services.length).toBeGreaterThan(0);
  },
);
