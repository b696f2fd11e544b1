import { insertRow, updateRows } from '../../../db/rows';
import { contributions } from '../../../manifest';
import type { TestApp } from '../../../testing/app';
import { paidCourse } from '../../trade/courses/testing/courses';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { school } from '../videos/testing/school';

let site: TestApp;
let made: Awaited<ReturnType<typeof school>>;
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk', 'certificates']);
  made = await school(site.core);
});
afterAll(() => site.close());

/** Pages that are kept ask it. */
const heard = () => {
  const call = 'GET /course/:id/info';
  return contributions('announces')
    .find(({ calls }) => calls.includes(call))
    ?.heard(site.core);
};

/** Whether a change ends the school's pages. What the database announces came before it answers. */
async function ends(change: () => Promise<unknown>): Promise<boolean> {
  await site.core.hub.ping(5000);
  const before = heard();
  await change();
  for (let n = 0; n < 20 && heard() === before; n += 1) await site.core.hub.ping(5000);
  return heard() !== before;
}

test('kept pages end when a course, a lesson, a text or a certificate changes, and not while somebody learns', async () => {
  const { db, settings } = site.core;
  const at = new Date(settings.clock.now());
  const { id, token } = await site.user();
  await paidCourse(site, token, made.course);
  const rename = () => updateRows(db, 'courses', { id: made.course }, { title: '改过的课名' });
  expect(await ends(rename)).toBe(true);
  expect(await ends(rename)).toBe(false);
  expect(await ends(() => updateRows(db, 'lessons', { id: made.paid }, { status: 2 }))).toBe(true);
  let text = 0;
  const write = async () => {
    const body = { course_id: made.course, content: '第二把尺子能不能省？' };
    text = (await site.call('POST /course/discuss', { body, token })).data.discuss?.id ?? 0;
  };
  expect(await ends(write)).toBe(true);
  const remove = () => site.call('DELETE /course/discuss/:id', { params: { id: text }, token });
  expect(await ends(remove)).toBe(true);
  const certificate = { user_id: id, course_id: made.course, code: '7K3M9XG4TW6R' };
  const issue = () =>
    insertRow(db, 'certificates', {
      ...certificate,
      ...{ course_title: '课', name: '苏', score: 90, status: 1, issued_at: at, updated_at: at },
    });
  expect(await ends(issue)).toBe(true);
  const withdraw = () =>
    updateRows(db, 'certificates', { code: certificate.code }, { status: 2, withdrawn_at: at });
  expect(await ends(withdraw)).toBe(true);
  const learn = () =>
    insertRow(db, 'lesson_progress', {
      ...{ user_id: id, lesson_id: made.free, course_id: made.course, seconds: 9, reported_at: at },
    });
  expect(await ends(learn)).toBe(false);
});
