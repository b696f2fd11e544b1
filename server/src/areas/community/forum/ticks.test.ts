import { testApp } from '../../../testing/app';
import { forumAreas, member } from './testing/forum';
import { forgetReports } from './ticks';

test('answered reports end after half a year, open ones stay', async () => {
  const site = await testApp({ areas: [...forumAreas] });
  try {
    const { id } = await member(site);
    const created_at = new Date(site.clock.now());
    const report = { user_id: id, target: 'post' as const, reason: 'ad' as const, created_at };
    await site.core.db
      .insertInto('forum_reports')
      .values([
        { ...report, target_id: 1, status: 1 },
        { ...report, target_id: 2, status: 2, answered_at: created_at },
      ])
      .execute();
    const left = async () => {
      await forgetReports.run(site.core);
      const rows = await site.core.db.selectFrom('forum_reports').select('target_id').orderBy('id').execute();
      return rows.map(({ target_id }) => target_id);
    };
    site.clock.advance(182 * 86_400_000);
    expect(await left()).toEqual([1, 2]);
    site.clock.advance(2 * 86_400_000);
    expect(await left()).toEqual([1]);
  } finally {
    await site.close();
  }
});
