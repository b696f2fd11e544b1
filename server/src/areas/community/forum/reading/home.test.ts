import { type TestApp, testApp } from '../../../../testing/app';
import { addCategories, forumAreas, member, putPost } from '../testing/forum';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
});
afterAll(() => site.close());

test('the home counts what is new since the day began in Beijing, and in the seven days that end with it', async () => {
  const { leaf } = await addCategories(site);
  const author = await member(site);
  const now = site.clock.now();
  const hours = 3_600_000;
  const beijingMidnight = Math.floor((now + 8 * hours) / (24 * hours)) * 24 * hours - 8 * hours;
  for (const published_at of [
    beijingMidnight,
    beijingMidnight - 1,
    beijingMidnight - 6 * 24 * hours,
    beijingMidnight - 6 * 24 * hours - 1,
  ]) {
    const id = await putPost(site, { author: author.id, category: leaf });
    await site.core.db
      .updateTable('posts')
      .set({ published_at: new Date(published_at) })
      .where('id', '=', id)
      .execute();
  }
  const { data } = await site.call('GET /hot_post/index');
  expect(data.stats).toMatchObject({ today: 1, week: 3 });
});
