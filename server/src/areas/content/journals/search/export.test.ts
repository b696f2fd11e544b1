import { type TestApp, testApp } from '../../../../testing/app';
import { announceLibrary, journalAreas, putJournal } from '../testing/journals';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas], env: { HARBOR_LIMITS: 'production' } });
  await putJournal(site.core.db, { name: 'Coastal Optics' });
  await announceLibrary(site);
});
afterAll(() => site.close());

test('a file that was refused takes nothing from the thirty a day', async () => {
  site.clock.toNext('day');
  const { token } = await site.user();
  const take = async (payload: object) => {
    // Slower than anybody is held up for haste.
    site.clock.advance(30_000);
    const { statusCode } = await site.app.inject({
      ...{ method: 'POST', url: '/api/applet/magazine/export', payload },
      headers: { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
    });
    return statusCode;
  };
  for (let n = 0; n < 31; n += 1) expect(await take({ min_if: 3, max_if: 1 })).toBe(422);
  for (let n = 0; n < 30; n += 1) expect(await take({})).toBe(200);
  expect(await take({})).toBe(429);
});
