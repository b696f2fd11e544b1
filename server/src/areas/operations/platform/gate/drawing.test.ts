import { makeBuild, route } from '../testing/builds';
import { drawingRemote } from '../testing/drawn-parts';
import { type PlatformSite, platformSite } from '../testing/site';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite();
  token = await site.token('*');
});
afterAll(() => site.close());

let count = 0;
const routes = [
  route('/mf-shop/'),
  route('/mf-shop/list'),
  route('/mf-shop/list', { platform: 'mobile' }),
  route('/mf-shop/account', { access: 'login' }),
];

/** A shop whose pages are drawn by this. */
function shop(body: string, more: { asEntry?: boolean; changed?: string } = {}) {
  const entry = more.asEntry ? body : drawingRemote('mf_shop', body);
  const build = makeBuild({
    version: `2.0.${++count}-drawn`,
    routes,
    files: { 'remoteEntry.js': entry, 'page.js': '1', 'page.css': '' },
  });
  return { ...build, files: { ...build.files, ...(more.changed && { 'remoteEntry.js': more.changed }) } };
}
const good = `return '<h1>' + path + '</h1>'`;

test('a candidate whose public pages can be drawn is released', async () => {
  expect(await site.publish(shop(good), { token })).toMatchObject({ status: 200 });
});

test('one that throws on a single page is refused, with the name of the page and its platform', async () => {
  const build = shop(`if (path === '/mf-shop/list') throw new TypeError('no price'); ${good}`);
  const before = await site.state('mf-shop');
  expect(await site.publish(build, { token })).toMatchObject({
    status: 422,
    errors: {
      drawing: [
        '页面 /mf-shop/list（desktop）、/mf-shop/list（mobile） 在服务器上绘制时出错（TypeError: no price）：请修正后重新构建',
      ],
    },
  });
  expect(await site.state('mf-shop')).toEqual(before);
});

test.each([
  ['loops', `if (path === '/mf-shop/') for (;;); ${good}`, /^页面 \/mf-shop\/（desktop） .*绘制不完/],
  [
    'fills the memory',
    `if (path === '/mf-shop/') for (const all = []; ; ) all.push(new Array(1_000_000)); ${good}`,
    // A slow machine takes longer to fill it than a page may take.
    /^页面 \/mf-shop\/（desktop） .*(?:占满了内存|绘制不完)/,
  ],
  ['complains', `console.error(new Error('two keys are alike')); ${good}`, /two keys are alike/],
  ['is drawn differently each time', `return '<h1>' + Math.random() + '</h1>'`, /结果不同（“.*” \/ “.*”）/],
  ['goes by the clock', `return '<h1>' + new Date().getDate() + '</h1>'`, /结果不同.*viewTime/],
  ['has no heading', `return '<p>' + path + '</p>'`, /0 个一级标题/],
  ['has two headings', `return '<h1>a</h1><h1>b</h1>'`, /2 个一级标题/],
  ['is empty', `return '<div></div>'`, /没有正文/],
])('a page that %s is refused', async (_, body, says) => {
  const { status, errors } = await site.publish(shop(body), { token });
  expect(status).toBe(422);
  expect(errors.drawing?.[0]).toMatch(says);
});

test('code that never ends as it is read, or throws there, is refused', async () => {
  for (const entry of ['for (;;);', 'throw new Error("no start");']) {
    const { errors } = await site.publish(shop(entry, { asEntry: true }), { token });
    expect(errors.drawing?.[0]).toMatch(/绘制不完|no start/);
  }
});

test('a moment that comes with the page may be shown', async () => {
  const body = `return '<h1>' + new Date(__HARBOR__.drawn ?? 0).getFullYear() + '</h1>'`;
  expect(await site.publish(shop(body), { token })).toMatchObject({ status: 200 });
});

test('a file that was changed since it was built is not run here', async () => {
  const attempt = jest.spyOn(site.core.releases.drawings ?? { attempt: jest.fn() }, 'attempt');
  const { errors } = await site.publish(shop(good, { changed: 'for (;;);' }), { token });
  expect(errors).toEqual({ files: [expect.stringMatching(/remoteEntry\.js 与校验值不符/)] });
  expect(attempt).not.toHaveBeenCalled();
  attempt.mockRestore();
});

test('pages behind a login are not drawn, whatever they do', async () => {
  expect(
    await site.publish(shop(`if (path === '/mf-shop/account') throw 1; ${good}`), { token }),
  ).toMatchObject({ status: 200 });
});

test('a shell that draws nothing is refused', async () => {
  const build = makeBuild({
    remote: 'shell',
    version: '1.1.0-mute',
    files: { 'main.js': 'window.shell = 1;', 'page.js': '1', 'page.css': '' },
  });
  const { errors } = await site.publish(build, { token });
  expect(errors.drawing?.[0]).toMatch(/这个 shell 不能在服务器上绘制页面/);
});

test('a shell in which a page of a live part is drawn no longer is refused, and names the part', async () => {
  const { files } = makeBuild({ remote: 'shell' });
  const main = String(files['main.js']).replace(
    'remote.draw(path)',
    "(() => { throw new Error('no shop here') })()",
  );
  const build = makeBuild({
    remote: 'shell',
    version: '1.1.0-shut',
    files: { ...files, 'main.js': main },
  });
  const { errors } = await site.publish(build, { token });
  expect(errors.drawing?.[0]).toMatch(/^线上 mf-shop 的页面 \/mf-shop\/（desktop）.*no shop here/);
});
