import { defineAccessTo, open } from '../../../../testing/access/entry';
import { putQuestion } from '../../exams/testing/exams';

/** A wrong question of somebody in their list, due yesterday. */
async function item(
  { core, clock }: Parameters<Parameters<typeof defineAccessTo>[0]>[1],
  userId: number,
  courseId: number,
): Promise<number> {
  const now = clock.now();
  const questionId = await putQuestion(core, courseId);
  const question = {
    ...{ question_id: questionId, version: 1, kind: 1, stem: '哪一个对？', picture: '', picture_text: '' },
    options: [
      { key: 'A', text: '甲' },
      { key: 'B', text: '乙' },
    ],
    ...{ right: [['B']], explanation: '乙对', lesson_ref: null, exam: '结课测验' },
  };
  const { id } = await core.db
    .insertInto('review_items')
    .values({
      ...{ user_id: userId, course_id: courseId, kind: 'question', question_id: questionId },
      ...{ item: JSON.stringify(question), mine: JSON.stringify(['A']), due_at: new Date(now - 86_400_000) },
      ...{ created_at: new Date(now), updated_at: new Date(now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const access = defineAccessTo(
  async (own, site) => ({ item: await item(site, own.user.id, own.course) }),
  {
    'GET /review/list': open({ 'query.course': 'courses are for everybody' }),
    'GET /review/item/:id': { input: (_own, _site, { item: id }) => ({ params: { id } }) },
    'POST /review/retry/:id': {
      input: (_own, _site, { item: id }) => ({ params: { id }, body: { answer: ['B'] } }),
    },
    'POST /review/grade/:id': {
      input: (_own, _site, { item: id }) => ({ params: { id }, body: { grade: 3, reps: 0 } }),
    },
    'POST /review/remove/:id': { input: (_own, _site, { item: id }) => ({ params: { id } }) },
    'POST /review/restore/:id': { input: (_own, _site, { item: id }) => ({ params: { id } }) },
  },
);
