import { makeBuild, route } from '../testing/builds';
import { drawingRemote } from '../testing/drawn-parts';
import { type PlatformSite, platformSite } from '../testing/site';

interface Drawing {
  address: string;
  set: string;
  platform: string;
  cold: boolean;
}

/** Pages that were drawn for visitors or to be warm, in this order, as the log tells of them. */
let drawings: Drawing[] = [];
const stream = {
  write(line: string) {
    const told = JSON.parse(line);
    if (told.msg === 'a page was drawn') drawings.push(told);
  },
};

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite({ logger: { level: 'debug', stream } });
  token = await site.token('*');
});
afterAll(() => site.close());
beforeEach(() => {
  drawings = [];
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The drawing of a page that a visitor asks for. */
async function drawnFor(path: string): Promise<Drawing | undefined> {
  const found = () => drawings.find(({ address }) => address.endsWith(path));
  await site.app.inject({ url: path });
  await until(() => found() !== undefined);
  return found();
}

const shop = (version: string) =>
  makeBuild({
    version,
    routes: [
      route('/mf-shop/'),
      route('/mf-shop/', { platform: 'mobile' }),
      ...['first', 'canary', 'back'].map((page) => route(`/mf-shop/${page}`)),
    ],
    files: { 'remoteEntry.js': drawingRemote('mf_shop', `return '<h1>' + path + '</h1>'`) },
  });

/** Of each page of a set that is warmed: home and a page of the part that moved, on both platforms. */
const warmed = () => drawings.map(({ address, platform }) => `${new URL(address).pathname} ${platform}`);

test('a release is warm on both platforms before its first visitor comes', async () => {
  expect(await site.publish(shop('2.0.0-warm'), { token })).toMatchObject({ status: 200 });
  await until(() => drawings.length >= 3);
  expect(warmed().slice(0, 3)).toEqual(['/ desktop', '/mf-shop/ desktop', '/mf-shop/ mobile']);
  expect(await drawnFor('/mf-shop/first')).toMatchObject({ cold: false });
  expect(drawings.filter(({ cold }) => cold)).toHaveLength(2);
});

test('so are a canary among the stable releases, and what a rollback brings back', async () => {
  const before = await site.state('mf-shop');
  expect(await site.publish(shop('2.1.0-warm'), { token, fields: { canary: '100' } })).toMatchObject({
    status: 200,
  });
  await until(() => drawings.length >= 3);
  expect(await drawnFor('/mf-shop/canary')).toMatchObject({ cold: false });
  const { revision } = await site.state('mf-shop');
  const answer = await site.call('POST /api/platform/channels/:remote/canary', {
    params: { remote: 'mf-shop' },
    body: { share: 0, revision },
    token,
  });
  expect(answer.status).toBe(200);
  expect((await site.state('mf-shop')).stable).toBe(before.stable);
  expect(await drawnFor('/mf-shop/back')).toMatchObject({ cold: false });
});
