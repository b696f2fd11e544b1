import { agents, answeringSite } from './testing/site';

let site: ReturnType<typeof answeringSite>;
const open = (crawlers = { wait: 60_000, pause: 5, most: 40 }) => {
  site = answeringSite(1, crawlers);
  for (let id = 1; id < 100; id += 1) site.rows.set(id, { id, title: '论文润色', like_count: 1 });
  site.drawByHand();
};
beforeEach(() => open());
afterEach(() => site.app.close());

const goods = '/goodsdetail/1';
const visit = (url: string) => site.get(url);
const crawl = (url: string, more = {}) => site.get(url, { 'user-agent': agents.crawler, ...more });

/** Ends when so many pages were given to be drawn. */
const ordered = async (count: number) => {
  while (site.orders.length < count) await new Promise(setImmediate);
};

test('a crawler gets the whole page, however long after visitors its drawing comes', async () => {
  const answer = crawl(goods);
  await ordered(1);
  const visitor = await visit(goods);
  expect([visitor.status, visitor.how]).toEqual([200, 'late']);
  expect(visitor.body).toContain('<div id="harbor-root"></div>');
  site.orders[0]?.done();
  const { status, body, how } = await answer;
  expect([status, how]).toEqual([200, 'drawn']);
  expect(body).toContain('says');
  expect(site.orders).toHaveLength(1);
});

test('a crawler whose page does not come is asked to come again, and gets no empty one', async () => {
  open({ wait: 30, pause: 5, most: 40 });
  const late = await crawl(goods);
  expect([late.status, late.headers['retry-after'], late.how]).toEqual([503, '30', 'late']);
  site.orders[0]?.done({ failed: 'shell', message: 'it throws' });
  const failed = await crawl(goods);
  expect([failed.status, failed.headers['retry-after'], failed.how]).toEqual([503, '30', 'failed']);
  // For everybody else the browser draws it.
  expect((await visit(goods)).status).toBe(200);
});

test('what is not there, and what asks for a login, is no page to come again for', async () => {
  open({ wait: 30, pause: 5, most: 40 });
  expect((await crawl('/goodsdetail/424242')).status).toBe(404);
  expect((await crawl('/no/such/page')).status).toBe(404);
  expect((await crawl('/login')).status).toBe(200);
});

test('where there is no room, crawlers wait until nothing else is drawn', async () => {
  const visitor = visit(goods);
  await ordered(1);
  // Filled by visitors, as far as visitors may.
  let others = 2;
  while ((await visit(`/goodsdetail/${others}`)).how !== 'busy') others += 1;
  const full = site.orders.length;
  const answer = crawl('/goodsdetail/90');
  for (const order of site.orders.slice(0, -1)) order.done();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // A place is free, and theirs who come next.
  expect(site.orders).toHaveLength(full);
  site.orders.at(-1)?.done();
  await ordered(full + 1);
  site.orders.at(-1)?.done();
  expect((await answer).status).toBe(200);
  expect((await visitor).status).toBe(200);
});

test('any number of crawlers takes no more room than as many visitors', async () => {
  open({ wait: 200, pause: 5, most: 3 });
  const crawled = Array.from({ length: 50 }, (_, n) => crawl(`/goodsdetail/${n + 1}`));
  await ordered(1);
  const statuses = (await Promise.all(crawled)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  const taken = site.orders.length;
  await site.app.close();
  open();
  await Promise.all(Array.from({ length: 50 }, (_, n) => visit(`/goodsdetail/${n + 1}`)));
  expect(taken).toBeLessThanOrEqual(site.orders.length);
});

test('at any address of a page crawlers get what is everybody’s, drawn once', async () => {
  site.drawByHand(false);
  for (const url of [`${goods}?made=up`, '/GoodsDetail/1', '/goodsdetail/%31', `${goods}?made=again`]) {
    const { status, body } = await crawl(url);
    expect([url, status]).toEqual([url, 200]);
    expect(body).toContain(`https://harbor.example${goods} says`);
    expect(body).toContain(`<link rel="canonical" href="https://harbor.example${goods}">`);
    expect((await visit(url)).how).toBe('apart');
  }
  expect(site.orders).toHaveLength(1);
  const { status, body } = await crawl('/allproduct/?keyword=润色&keyword=x&made=up');
  expect(status).toBe(200);
  expect(body).toContain('says [{"keyword":"润色"}]');
  expect((await crawl(`/allproduct/?keyword=${'长'.repeat(101)}`)).body).toContain('says [{"keyword":""}]');
});
