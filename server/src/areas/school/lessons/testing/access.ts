import { defineAccessTo, open } from '../../../../testing/access/entry';
import { addLessons } from '../../videos/testing/school';

const courses = 'courses are for everybody';
const shown = 'what is shown is for everybody';

export const access = defineAccessTo(
  async (own, site) => {
    const at = new Date(site.clock.now());
    const [lesson = 0] = await addLessons(site.core, own.course, [{ free: true }]);
    const text = async (kind: 'comment' | 'discuss' | 'note', isPublic = false) => {
      const { id } = await site.core.db
        .insertInto('course_texts')
        .values({
          ...{
            course_id: own.course,
            user_id: own.user.id,
            kind,
            content: '一条内容',
            status: 1,
            is_public: isPublic,
          },
          ...{ stars: kind === 'comment' ? 5 : null, lesson_id: kind === 'comment' ? null : lesson },
          ...{ at_seconds: kind === 'comment' ? null : 3, created_at: at, updated_at: at },
          ...{ reported_at: null, reply_at: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    return {
      lesson,
      comment: await text('comment', true),
      discuss: await text('discuss', true),
      note: await text('note'),
      doomed: await text('note'),
    };
  },
  {
    'GET /course/list': open({ 'query.teacher': 'teachers are for everybody' }),
    'GET /course/pc/list': open({ 'query.teacher': 'teachers are for everybody' }),
    'GET /course/:id/info': open({ 'params.id': courses }, (own) => ({ params: { id: own.course } })),
    'GET /course/:id/coupons': open({ 'params.id': courses }, (own) => ({ params: { id: own.course } })),
    'GET /course/:id/comment': open({ 'params.id': courses }),
    'GET /course/:id/discuss': open({ 'params.id': courses, 'query.lesson': courses }),
    'GET /course/discuss/:id/replies': open({ 'params.id': shown }),
    'GET /course/:id/notes': open({ 'params.id': courses, 'query.lesson': courses }),
    'GET /course/:id/notes/export': open({ 'params.id': courses }),
    'GET /course/:id/transcript': open({ 'params.id': courses, 'query.lesson': courses }),
    'PATCH /course/:id/schedule': open({ 'params.id': courses, 'body.video_id': courses }),
    'POST /course/comment': open({ 'body.course_id': courses }),
    'POST /course/discuss': open({
      'body.course_id': courses,
      'body.parent_id': shown,
      'body.lesson_id': courses,
    }),
    'POST /course/notes': open({ 'body.course_id': courses, 'body.lesson_id': courses }),
    'POST /course/collect/:id': open({ 'params.id': courses }),
    'POST /course/cancel/:id': open({ 'params.id': courses }),
    'POST /course/report/:id': open({ 'params.id': shown }),
    'POST /course/material/:id': open({ 'params.id': 'materials are for who has their course' }),
    'PATCH /course/comment/:id/like': open({ 'params.id': shown }),
    'PATCH /course/discuss/:id/like': open({ 'params.id': shown }),
    'PATCH /course/notes/:id/like': open({ 'params.id': shown }),
    'PATCH /course/notes/:id': {
      input: (_own, _site, { note }) => ({ params: { id: note }, body: { content: '改过的笔记' } }),
    },
    'DELETE /course/comment/:id': { input: (_own, _site, { comment }) => ({ params: { id: comment } }) },
    'DELETE /course/discuss/:id': { input: (_own, _site, { discuss }) => ({ params: { id: discuss } }) },
    'DELETE /course/notes/:id': { input: (_own, _site, { doomed }) => ({ params: { id: doomed } }) },
  },
);
