import type { exams } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { examAttempts, examList } from './card';
import { handIn } from './hand-in';
import { ownPaper } from './paper';
import { examResult } from './result';
import { saveAnswers } from './save';
import { startExam } from './start';

export const routes: AreaHandlers<typeof exams> = {
  'GET /examination/list': ({ core, user, query, now }) => examList(core, user.id, query, now),
  'POST /examination/start/:id': async ({ core, user, params, now }) =>
    ownPaper(core, user.id, await startExam(core, user.id, params.id, now), now),
  'GET /examination/paper/:id': ({ core, user, params, now }) => ownPaper(core, user.id, params.id, now),
  'PUT /examination/save/:id': ({ core, user, params, body, now }) =>
    saveAnswers(core, { userId: user.id, attemptId: params.id, now }, body.answers),
  'POST /examination/validate/:id': async ({ core, user, params, body, now }) => {
    const whose = { userId: user.id, attemptId: params.id, now };
    const examId = await handIn(core, whose, body?.answers ?? []);
    return examResult(core, user.id, { examId, attemptId: params.id }, now);
  },
  'GET /examination/result/:id': ({ core, user, params, query, now }) =>
    examResult(core, user.id, { examId: params.id, attemptId: query.attempt }, now),
  'GET /examination/attempts/:id': ({ core, user, params, now }) =>
    examAttempts(core, user.id, params.id, now),
};
