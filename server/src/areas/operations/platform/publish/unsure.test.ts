import { makeBuild } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite();
  token = await site.token('mf-shop');
});
afterAll(() => site.close());
afterEach(() => jest.restoreAllMocks());

const served = async (version: string) =>
  (await site.app.inject(`/releases/mf-shop/${version}/remoteEntry.js`)).statusCode;

test('a publish counts once it is committed, though the registry cannot be read right then', async () => {
  jest.spyOn(site.core.releases.book, 'refresh').mockRejectedValueOnce(new Error('away'));
  const { status } = await site.publish(makeBuild({ version: '1.1.0-read' }), { token });
  expect([status, await served('1.1.0-read')]).toEqual([200, 200]);
  expect((await site.state('mf-shop')).stable).toBe('1.1.0-read');
});

test('a release keeps its files when the answer to its commit was lost', async () => {
  const { db } = site.core;
  const begin = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    const loseAnswer = async (work: Parameters<typeof execute>[0]) => {
      await execute(work);
      throw new Error('connection lost');
    };
    return Object.assign(transaction, { execute: loseAnswer });
  });
  const { status } = await site.publish(makeBuild({ version: '1.2.0-lost' }), { token });
  expect(status).toBeGreaterThanOrEqual(500);
  expect((await site.state('mf-shop')).stable).toBe('1.2.0-lost');
  expect(await served('1.2.0-lost')).toBe(200);
});
