import { sql } from 'kysely';
import { paidCourse } from '../../trade/courses/testing/courses';
import { addLessons } from '../videos/testing/school';
import { type CourseDesk, openCourseDesk } from './testing/desk';

let desk: CourseDesk;
let token: string;
beforeAll(async () => {
  desk = await openCourseDesk();
  ({ token } = desk.staff);
});
afterAll(() => desk.site.close());

const order = (id: number, chapters: { id: number; lessons: number[] }[]) =>
  desk.site.call('POST /staff/course/order/:id', { token, params: { id }, body: { chapters } });
const dropChapter = (id: number) =>
  desk.site.call('POST /staff/course/chapter/delete/:id', { token, params: { id } });
const shelve = (id: number, on: boolean) =>
  desk.site.call('POST /staff/course/lesson/shelf/:id', { token, params: { id }, body: { on } });
const dropLesson = (id: number) =>
  desk.site.call('POST /staff/course/lesson/delete/:id', { token, params: { id } });

/** A draft with two chapters, two lessons in the first. */
async function outlined() {
  const { id: course } = await desk.draft();
  const [first, second] = [await desk.chapter(course, '第一章'), await desk.chapter(course, '第二章')];
  const [one, two] = [await desk.lesson(first, '选题'), await desk.lesson(first, '综述')];
  return { course, first, second, one, two };
}

/** The outline of a course: titles of chapters, with numbers and titles of their lessons. */
const outline = async (course: number) =>
  (await desk.detail(course)).chapters.map(({ title, lessons }) => [
    title,
    ...lessons.map((lesson) => `${lesson.number} ${lesson.title}`),
  ]);

test('chapters and lessons are put in another order, across chapters too, and numbers follow', async () => {
  const { course, first, second, one, two } = await outlined();
  const three = await desk.lesson(second, '方法');
  expect(await outline(course)).toEqual([
    ['第一章', '1 选题', '2 综述'],
    ['第二章', '3 方法'],
  ]);
  await order(course, [
    { id: second, lessons: [two.id, three.id] },
    { id: first, lessons: [one.id] },
  ]);
  expect(await outline(course)).toEqual([
    ['第二章', '1 综述', '2 方法'],
    ['第一章', '3 选题'],
  ]);
  const title = '研究设计';
  await desk.site.call('POST /staff/course/chapter/save', {
    token,
    body: { id: second, course_id: course, title },
  });
  // A lesson that is made later stands at the end of its chapter.
  await desk.lesson(second, '样本');
  expect(await outline(course)).toEqual([
    ['研究设计', '1 综述', '2 方法', '3 样本'],
    ['第一章', '4 选题'],
  ]);
});

test('an order that leaves something out, names it twice, or names what is elsewhere changes nothing', async () => {
  const { course, first, second, one, two } = await outlined();
  const other = await outlined();
  const before = await outline(course);
  for (const chapters of [
    [{ id: first, lessons: [one.id, two.id] }],
    [
      { id: first, lessons: [one.id] },
      { id: second, lessons: [] },
    ],
    [
      { id: first, lessons: [one.id, one.id] },
      { id: second, lessons: [] },
    ],
    [
      { id: first, lessons: [one.id, two.id] },
      { id: first, lessons: [] },
    ],
    [
      { id: first, lessons: [one.id, other.one.id] },
      { id: second, lessons: [] },
    ],
    [
      { id: first, lessons: [one.id, two.id] },
      { id: other.second, lessons: [] },
    ],
  ])
    expect((await order(course, chapters)).msg).toBe('目录刚有变化，请刷新后再调整');
  expect([await outline(course), await outline(other.course)]).toEqual([before, before]);
});

test('a lesson goes into chapters of its own course alone, and nobody overwrites a colleague', async () => {
  const { course, second, one } = await outlined();
  const other = await outlined();
  const { id, revision } = one;
  const markers = [
    { at: 90, title: '三个来源' },
    { at: 5, title: '什么是好题目' },
  ];
  const saved = await desk.keepLesson(second, { id, revision, title: '怎样选题', try_seconds: 120, markers });
  expect(saved.data).toMatchObject({ chapter_id: second, title: '怎样选题', revision: 2, try_seconds: 120 });
  expect(saved.data.markers.map(({ at }) => at)).toEqual([5, 90]);
  expect(saved.data.status_text).toBe('待上传');
  const late = [await desk.keepLesson(second, { id, revision }), await desk.keepLesson(second, { id })];
  expect(late.map(({ status }) => status)).toEqual([409, 409]);
  const elsewhere = await desk.keepLesson(other.first, { id, revision: 2 });
  expect(elsewhere.errors).toEqual({ chapter_id: ['这门课程没有这一章，请刷新后再选'] });
  const rename = { id: other.first, course_id: course, title: '别处的一章' };
  expect((await desk.site.call('POST /staff/course/chapter/save', { token, body: rename })).status).toBe(404);
  expect(await outline(other.course)).toEqual([['第一章', '1 选题', '2 综述'], ['第二章']]);
  expect((await desk.keepLesson(second, { try_seconds: 90 })).errors).toHaveProperty('try_seconds');
  expect((await desk.keepLesson(second, { title: '专业代写论文，包发表' })).errors).toHaveProperty('title');
  const offer = await desk.keepLesson(second, { markers: [{ at: 1, title: '可代写论文，包发表' }] });
  expect(offer.errors).toHaveProperty('markers');
});

test('a chapter with lessons stays; an empty one goes once, also when two ask at the same moment', async () => {
  const { course, first, second } = await outlined();
  expect((await dropChapter(first)).msg).toBe('这一章还有讲次，请先移走或删除');
  const both = await Promise.all([dropChapter(second), dropChapter(second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await outline(course)).toEqual([['第一章', '1 选题', '2 综述']]);
});

test('a lesson is not put into a chapter that is deleted at the same moment', async () => {
  const { id: course } = await desk.draft();
  for (let round = 0; round < 10; round += 1) {
    const chapter = await desk.chapter(course);
    const [kept, dropped] = await Promise.all([desk.keepLesson(chapter), dropChapter(chapter)]);
    expect([kept.status, dropped.status]).toEqual(kept.status === 200 ? [200, 409] : [422, 200]);
  }
});

test('a lesson is taken from the shelf and brought back; the course counts what can be played', async () => {
  const { id: course } = await desk.draft();
  const [one = 0, two = 0] = await addLessons(desk.site.core, course, [{ seconds: 60 }, { seconds: 90 }]);
  const counted = async () => {
    const { lessons, seconds } = await desk.detail(course);
    return [lessons, seconds];
  };
  expect(await counted()).toEqual([2, 150]);
  expect((await shelve(one, false)).data.status_text).toBe('下架');
  expect([await counted(), (await shelve(one, false)).status]).toEqual([[1, 90], 409]);
  expect((await shelve(one, true)).data.status_text).toBe('可播放');
  expect([await counted(), (await shelve(one, true)).status]).toEqual([[2, 150], 409]);
  // What has no recording can neither come nor go.
  const bare = await desk.lesson(await desk.chapter(course));
  expect([(await shelve(bare.id, true)).status, (await shelve(bare.id, false)).status]).toEqual([409, 409]);
  expect((await dropLesson(two)).data).toMatchObject({ lessons: 1, seconds: 60 });
  expect((await dropLesson(two)).status).toBe(404);
});

test('a lesson that somebody learnt in, or that has an exam, is not deleted', async () => {
  const { id: course } = await desk.draft();
  const [one = 0, two = 0] = await addLessons(desk.site.core, course, [{ free: true }, {}]);
  const { revision } = await desk.detail(course);
  await desk.site.call('POST /staff/course/shelf/:id', {
    ...{ token, params: { id: course }, body: { revision, act: 'publish' } },
  });
  const learner = await desk.site.user();
  await paidCourse(desk.site, learner.token, course);
  await sql`
    insert into lesson_progress (user_id, lesson_id, course_id, reported_at)
    values (${learner.id}, ${one}, ${course}, ${new Date(desk.site.clock.now())})`.execute(desk.site.core.db);
  expect((await dropLesson(one)).msg).toBe('已有学员学习这一讲，只能下架');
  await desk.site.call('POST /staff/exams/create', {
    token,
    body: {
      ...{ course_id: course, lesson_id: two, title: '第二讲小测', intro: '', minutes: 10, pass_percent: 60 },
      ...{ max_attempts: 0, cool_down_minutes: 0, shuffle: false, show_answer: 1, for_certificate: false },
      ...{ source: 'list', questions: [], draws: [] },
    },
    idempotencyKey: crypto.randomUUID(),
  });
  expect((await dropLesson(two)).msg).toBe('这一讲有考试“第二讲小测”，请先把考试改到别处');
});
