import type { KyselyPlugin } from 'kysely';
import { makeBuild } from '../testing/builds';
import { type PlatformSite, platformSite } from '../testing/site';
import { ReleaseBook } from './book';

let site: PlatformSite;
let token: string;
beforeAll(async () => {
  site = await platformSite();
  token = await site.token('mf-shop');
});
afterAll(() => site.close());

const publish = async (version: string) =>
  expect((await site.publish(makeBuild({ version }), { token })).status).toBe(200);
const fault = (error: unknown) => {
  throw error;
};

test('a release that comes while the registry is read is never one without files', async () => {
  let published: Promise<void> | undefined;
  const between: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // The first answer is kept back until a release has come.
    async transformResult({ result }) {
      published ??= publish('1.1.0-between');
      await published;
      return result;
    },
  };
  const book = new ReleaseBook(site.core.db.withPlugin(between), fault);
  await book.refresh();
  expect(published).toBeDefined();
  const stable = book.parts.get('mf-shop')?.stable ?? '';
  expect(book.document('mf-shop', stable)?.version).toBe(stable);
});

test('of a page whose release this process has not heard of, every file is found, not the first alone', async () => {
  const book = new ReleaseBook(site.core.db, fault);
  await publish('1.2.0-unheard');
  const files = await Promise.all([1, 2, 3].map(() => book.locate('mf-shop', '1.2.0-unheard')));
  expect(files).toEqual(Array(3).fill(expect.stringContaining('mf-shop/1.2.0-unheard~')));
});
