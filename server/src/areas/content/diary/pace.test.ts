import { type TestApp, testApp } from '../../../testing/app';
import { diaryAreas } from './testing/diary';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

test('a manuscript that was refused takes nothing from the hundred a day', async () => {
  site.clock.toNext('day');
  const { token } = await site.user();
  const create = (journal: { id: number | null; name: string }) => {
    // Slower than anybody is held up for haste.
    site.clock.advance(10_000);
    return site.call('POST /diary/create', {
      token,
      body: { title: '一份稿件', journal, submitted_on: null },
    });
  };
  for (let n = 0; n < 101; n += 1) expect((await create({ id: 99_999_999, name: '' })).status).toBe(422);
  expect((await create({ id: null, name: '金属热处理' })).status).toBe(200);
});
