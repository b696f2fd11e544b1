import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { agents, answeringSite } from './testing/site';

let site: ReturnType<typeof answeringSite>;
const open = (wait?: number) => {
  site = answeringSite(wait);
  site.rows.set(1, { id: 1, title: '论文润色', like_count: 1 });
};
beforeEach(() => open());
afterEach(() => site.app.close());

/** Ends when so many pages were given to be drawn. */
const ordered = async (count: number) => {
  while (site.orders.length < count) await new Promise(setImmediate);
};

const goods = '/goodsdetail/1';
const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';

/** The data of a page's snapshot. */
const inlined = (body: string) => JSON.parse(/__HARBOR__=(.*);\n/.exec(body)?.[1] ?? '{}').queries;

test('a page is drawn once, and its data are asked for once, however many ask for it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get(goods)));
  answers.push(await site.get(goods));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of answers) expect(body).toContain('论文润色');
  expect([site.orders.length, site.state.asked]).toEqual([1, 1]);
  expect(answers.at(-1)?.how).toBe('kept');
});

test('what is kept serves no longer than some seconds without a question, announced or not', async () => {
  await site.get(goods);
  site.state.now += 2001;
  expect((await site.get(goods)).how).toBe('kept');
  expect([site.orders.length, site.state.asked]).toEqual([1, 2]);
});

test('what was removed is gone with the next view, head and all', async () => {
  expect((await site.get(goods)).body).toContain('论文润色');
  site.rows.delete(1);
  site.announce();
  const { status, body } = await site.get(goods);
  expect(status).toBe(404);
  expect(body).not.toContain('论文润色');
  expect(body).toMatch(/<title>服务不存在.*<meta name="robots" content="noindex">/s);
});

test('a page that is gone is served from what is kept too, and so is one that came back', async () => {
  const hows: unknown[] = [];
  const twice = async () => {
    const [{ status }, { how }] = [await site.get(goods), await site.get(goods)];
    hows.push([status, how]);
  };
  await twice();
  site.rows.delete(1);
  site.announce();
  await twice();
  site.rows.set(1, { id: 1, title: '回来了', like_count: 1 });
  site.announce();
  await twice();
  expect(hows).toEqual([200, 404, 200].map((status) => [status, 'kept']));
});

test('all ways in which a page’s address is written name the same one', async () => {
  for (const url of [goods, `${goods}/`, '/GoodsDetail/1', '/goodsdetail/%31'])
    expect((await site.get(url)).body).toContain(
      `<link rel="canonical" href="https://harbor.example${goods}">`,
    );
  for (const url of ['/allproduct', '/allproduct/'])
    expect((await site.get(url)).body).toContain(
      '<link rel="canonical" href="https://harbor.example/allproduct/">',
    );
});

test('what is published is there with the next view', async () => {
  expect((await site.get('/goodsdetail/2')).status).toBe(404);
  site.rows.set(2, { id: 2, title: '英文翻译', like_count: 0 });
  site.announce();
  const { status, body } = await site.get('/goodsdetail/2');
  expect(status).toBe(200);
  expect(body).toContain('英文翻译');
});

test('a correction is there with the next view, also while the page is still drawn anew', async () => {
  open(1);
  await site.get(goods);
  site.drawByHand();
  site.rows.set(1, { id: 1, title: '改过的标题', like_count: 1 });
  site.announce();
  const { body, how } = await site.get(goods);
  expect(how).toBe('late');
  expect(body).not.toContain('论文润色');
  expect(body).toContain('改过的标题');
});

test('while a count is drawn anew, the older answer serves as a whole, for some seconds at most', async () => {
  open(1);
  await site.get(goods);
  site.drawByHand();
  site.rows.set(1, { id: 1, title: '论文润色', like_count: 2 });
  site.announce();
  const { body, how } = await site.get(goods);
  expect(how).toBe('stale');
  expect(body).toContain('"like_count":1');
  expect(inlined(body)[0].data.like_count).toBe(1);
  site.state.now += 5001;
  const late = await site.get(goods);
  expect([late.how, inlined(late.body)[0].data.like_count]).toEqual(['late', 2]);
  site.orders.at(-1)?.done();
  const drawn = await site.get(goods);
  expect([drawn.how, inlined(drawn.body)[0].data.like_count]).toEqual(['drawn', 2]);
  expect(drawn.body).not.toContain('"like_count":1');
});

test('page, head and snapshot are always of the same data, whatever changes meanwhile', async () => {
  site.drawByHand();
  const first = site.get(goods);
  await ordered(1);
  // Announced while it is drawn of what was before.
  site.rows.set(1, { id: 1, title: '改过的标题', like_count: 9 });
  site.announce();
  site.orders[0]?.done();
  const before = await first;
  expect(before.body).toContain('论文润色');
  expect(before.body).not.toContain('改过的标题');
  // Who asks after the announcement gets nothing of it.
  const second = site.get(goods);
  await ordered(2);
  site.orders[1]?.done();
  const after = await second;
  expect(after.body).not.toContain('论文润色');
  expect(after.body).toMatch(/says .*改过的标题/);
  expect(inlined(after.body)[0].data.title).toBe('改过的标题');
});

test('who asks after an announcement does not join those who asked before', async () => {
  site.drawByHand();
  const before = site.get(goods);
  await ordered(1);
  site.rows.delete(1);
  site.announce();
  site.drawByHand(false);
  const after = site.get(goods);
  site.orders[0]?.done();
  expect([(await before).status, (await after).status]).toEqual([200, 404]);
});

test('an ageing drawing serves while it is made anew, and one that is too old does not', async () => {
  open(1);
  await site.get(goods);
  site.state.now += 121_000;
  expect((await site.get(goods)).how).toBe('kept');
  expect(site.orders).toHaveLength(2);
  await new Promise(setImmediate);
  expect((await site.get(goods)).body).toContain(`"drawn":${site.state.now}`);
  site.drawByHand();
  site.state.now += 601_000;
  expect((await site.get(goods)).how).toBe('late');
});

test('each answer has a word of its own, packed or not, and none of another', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const seen: string[] = [];
  for (const [encoding, read] of [...Object.entries(unpack), ...Object.entries(unpack)]) {
    const { bytes, headers } = await site.get(goods, { 'accept-encoding': encoding });
    const text = read(bytes).toString();
    const nonce = nonceIn(headers['content-security-policy']);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    const words = [...text.matchAll(/ nonce="([^"]*)"/g)].map(([, word]) => word);
    expect(words.length).toBeGreaterThan(3);
    expect(new Set(words)).toEqual(new Set([nonce]));
    for (const other of seen) expect(text).not.toContain(other);
    seen.push(nonce);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(site.orders).toHaveLength(1);
});

test('nothing of who asks is in what others get: cookies and tokens change no byte but the word', async () => {
  const bare = ({ body, headers }: Awaited<ReturnType<typeof site.get>>) =>
    body.replaceAll(nonceIn(headers['content-security-policy']), '');
  const member = await site.get(goods, {
    cookie: 'harbor_visitor=a-member; theme=dark',
    authorization: 'Bearer ay_x',
  });
  const visitor = await site.get(goods);
  expect(bare(visitor)).toBe(bare(member));
  expect(visitor.how).toBe('kept');
  for (const word of ['a-member', 'dark', 'ay_x']) expect(visitor.body).not.toContain(word);
  expect(JSON.stringify(site.orders.map(({ page }) => page))).not.toMatch(/a-member|ay_x/);
});

test('phones and computers have answers of their own', async () => {
  const phone = { 'user-agent': agents.phone };
  expect((await site.get('/')).body).toContain('data-platform="desktop"');
  expect((await site.get('/', { cookie: 'harbor_platform=mobile' })).status).toBe(404);
  expect((await site.get('/', phone)).status).toBe(404);
  expect((await site.get('/')).body).toContain('data-platform="desktop"');
});

test('made-up parameters are neither drawn nor kept', async () => {
  await site.get(goods);
  for (let n = 0; n < 30; n += 1) {
    const { how, body } = await site.get(`${goods}?made=${n}`);
    expect(how).toBe('apart');
    expect(body).toContain('论文润色');
  }
  expect(site.orders).toHaveLength(1);
  expect((await site.get(`${goods}?utm_source=x`)).how).toBe('kept');
  expect((await site.get(goods)).how).toBe('kept');
});

test.each(['/GoodsDetail/1', '/goodsdetail/%31', '//goodsdetail/1', '/no/such/page'])(
  '%s, of which there are any number, is neither drawn nor kept',
  async (url) => {
    expect((await site.get(url)).how).toBe('apart');
    expect((await site.get(url)).how).toBe('apart');
    expect(site.orders).toEqual([]);
  },
);

test('what a page takes from its address makes a page of its own, in whatever order it stands', async () => {
  const one = await site.get('/allproduct/?keyword=润色');
  const two = await site.get('/allproduct/?keyword=翻译');
  expect([one.how, two.how]).toEqual(['drawn', 'drawn']);
  expect(inlined(two.body)[0].data.keyword).toBe('翻译');
  expect((await site.get('/allproduct/?utm_source=x&keyword=%E6%B6%A6%E8%89%B2')).how).toBe('kept');
});

test('made-up ids and keywords never wait for the thread that draws, nor have others wait', async () => {
  site.drawByHand();
  const first = site.get(goods);
  await ordered(1);
  for (let n = 0; n < 20; n += 1) {
    expect((await site.get(`/goodsdetail/${1000 + n}`)).how).toBe('busy');
    expect((await site.get(`/allproduct/?keyword=${n}`)).how).toBe('busy');
  }
  expect(site.orders).toHaveLength(1);
  site.orders[0]?.done();
  expect((await first).how).toBe('drawn');
});

test('a developer’s releases are neither drawn nor kept, and get nothing that was', async () => {
  await site.get(goods);
  site.state.channel = 'override';
  const { body } = await site.get(goods);
  expect(body).not.toContain('says');
  expect(site.orders).toHaveLength(1);
  site.state.channel = 'stable';
  expect((await site.get(goods)).body).toContain('says');
});

test('a page that cannot be drawn is drawn by the browser, and left alone for a while', async () => {
  site.drawByHand();
  const first = site.get(goods);
  await ordered(1);
  site.orders[0]?.done({ failed: 'shell', message: 'it throws' });
  expect((await first).how).toBe('failed');
  const { how, body } = await site.get(goods);
  expect([how, site.orders.length]).toEqual(['failed', 1]);
  expect(body).toContain('<div id="harbor-root"></div>');
});

test('pages of members are kept without being drawn', async () => {
  expect((await site.get('/login')).how).toBe('closed');
  expect((await site.get('/login')).status).toBe(200);
  expect(site.orders).toEqual([]);
});

test('HEAD says whether a page is there, and draws nothing', async () => {
  for (const [url, status] of [
    [goods, 200],
    ['/goodsdetail/2', 404],
    ['/nothing/here', 404],
  ] as const)
    for (const agent of [agents.desktop, agents.crawler]) {
      const head = await site.app.inject({ method: 'HEAD', url, headers: { 'user-agent': agent } });
      expect([url, head.statusCode, head.body]).toEqual([url, status, '']);
      expect(head.headers['content-security-policy']).toContain('nonce-');
      expect(head.headers.vary).toContain('user-agent');
    }
  expect([site.orders.length, site.hows.length]).toEqual([0, 0]);
});

test('redirects are what they are without anything kept', async () => {
  for (let n = 0; n < 2; n += 1) {
    const { statusCode, headers } = await site.app.inject({ url: '/old/1?x=1' });
    expect([statusCode, headers.location]).toEqual([301, '/goodsdetail/1?x=1']);
  }
  expect((await site.get('/404/')).status).toBe(404);
});
