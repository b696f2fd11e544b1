import { randomUUID } from 'node:crypto';
import type { BodyOf, DeskCourse, DeskLesson } from '@harbor/contract';
import type { CallResult, TestApp } from '../../../../testing/app';
import { multipartFile } from '../../../../testing/multipart';
import { tradeSite } from '../../../trade/orders/testing/trade-site';

type Document = BodyOf<'POST /staff/course/create'>;
type NewLesson = BodyOf<'POST /staff/course/lesson/save'>;

/** The desk of courses with somebody of the team who teaches. */
export interface CourseDesk {
  site: TestApp;
  staff: { id: number; token: string };
  /** A teacher of courses. */
  teacher: number;
  document(more?: Partial<Document>): Document;
  /** What the desk answers to a new course. */
  make(more?: Partial<Document>): Promise<CallResult<'POST /staff/course/create'>>;
  /** A draft. */
  draft(more?: Partial<Document>): Promise<DeskCourse>;
  detail(id: number): Promise<DeskCourse>;
  /** A new chapter at the end of a course. @returns its number */
  chapter(course: number, title?: string): Promise<number>;
  /** What the desk answers to a lesson. */
  keepLesson(
    chapter: number,
    more?: Partial<NewLesson>,
  ): Promise<CallResult<'POST /staff/course/lesson/save'>>;
  /** A new lesson at the end of a course, without a recording. */
  lesson(chapter: number, title?: string): Promise<DeskLesson>;
  /** Sends a picture to an address of the desk. */
  picture(
    url: string,
    content: Buffer,
  ): Promise<{ status: number; url: string; errors: Record<string, string[]> }>;
}

/** Opens a site for tests of the desk of courses. */
export async function openCourseDesk(): Promise<CourseDesk> {
  const site = await tradeSite(['lessons', 'videos', 'courseDesk', 'files', 'exams', 'examDesk']);
  const staff = await site.user({ roles: ['teaching'], nickname: '教务老师' });
  const { token } = staff;
  const { data } = await site.call('POST /staff/course/teacher/save', {
    token,
    body: {
      ...{
        name: '许望舒',
        avatar: '',
        title: '博士 · 副教授',
        subject: '科研写作',
        intro: '',
        office_hours: '',
      },
      ...{ verified: true, user_id: null },
    },
  });
  const teacher = data.data[0]?.id ?? 0;
  const document: CourseDesk['document'] = (more = {}) => ({
    ...{ title: '学术论文写作入门', subtitle: '十讲写完一篇', cover: '/media/demo/courses/cover.svg' },
    ...{
      category_id: 1,
      teacher_id: teacher,
      intro: '从选题到投稿，每一讲都有自查表，学完交一份自己的初稿。',
    },
    ...{ gains: ['会写摘要'], audience: '第一次写论文的人', price_fen: 19_900, original_fen: 0 },
    ...{ valid_days: 0, lessons_planned: 0, has_certificate: true, is_allow_comment: 1 },
    ...more,
  });
  const detail = async (id: number) =>
    (await site.call('GET /staff/course/detail/:id', { token, params: { id } })).data;
  const make: CourseDesk['make'] = (more) =>
    site.call('POST /staff/course/create', { token, body: document(more), idempotencyKey: randomUUID() });
  const keepLesson: CourseDesk['keepLesson'] = (chapter_id, more = {}) =>
    site.call('POST /staff/course/lesson/save', {
      token,
      body: { chapter_id, title: '选题', free: false, try_seconds: 0, markers: [], ...more },
    });
  return {
    ...{ site, staff, teacher, document, make, detail, keepLesson },
    draft: async (more) => (await make(more)).data,
    async chapter(course_id, title = '第一章') {
      const { data } = await site.call('POST /staff/course/chapter/save', {
        token,
        body: { course_id, title },
      });
      return data.chapters.at(-1)?.id ?? 0;
    },
    lesson: async (chapter, title = '选题') => (await keepLesson(chapter, { title })).data,
    async picture(url, content) {
      const { payload, headers } = multipartFile('file', 'picture.png', content);
      const answer = await site.app.inject({
        method: 'POST',
        url: `/api/applet${url}`,
        headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
        payload,
      });
      const { data } = answer.json();
      return { status: answer.statusCode, url: data?.url ?? '', errors: data?.errors ?? {} };
    },
  };
}
