import { Readable } from 'node:stream';
import type { examDesk } from '@harbor/contract';
import { tooLarge } from '../../../http/errors';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { markAttempt, remarkAttempt, voidAttempt } from './attempts/mark';
import { deskAttempt, deskAttempts } from './attempts/read';
import { deskExam, deskExams } from './exams/read';
import { createExam, deleteExam, readExam, saveExam, turnExam } from './exams/write';
import { importTemplate } from './import/columns';
import { importQuestions } from './import/import';
import { storePicture } from './pictures';
import { bank, deskQuestion, questionVersion } from './questions/read';
import { createQuestion, readQuestion, saveQuestion, turnQuestion } from './questions/write';

const numberOf = (given: string | undefined) => (given === undefined ? undefined : Number(given));

export const routes: AreaHandlers<typeof examDesk> = {
  'GET /staff/exams/questions': ({ db, query }) =>
    bank(db, { ...query, kind: numberOf(query.kind), status: numberOf(query.status) }),
  'GET /staff/exams/question/:id': ({ db, params }) => deskQuestion(db, params.id),
  'GET /staff/exams/question/version/:id/:number': ({ db, params }) =>
    questionVersion(db, params.id, params.number),
  'POST /staff/exams/question/create': async ({ core, user, body, once }) => {
    const read = await readQuestion(core, user.id, body);
    return once.inTransaction((trx) => createQuestion(core, trx, user.id, read));
  },
  'POST /staff/exams/question/save/:id': ({ core, user, params, body }) =>
    saveQuestion(core, user.id, params.id, body),
  'POST /staff/exams/question/retire/:id': ({ core, user, params, body }) =>
    turnQuestion(core, user.id, { id: params.id, revision: body.revision, event: 'retire' }),
  'POST /staff/exams/question/revive/:id': ({ core, user, params, body }) =>
    turnQuestion(core, user.id, { id: params.id, revision: body.revision, event: 'revive' }),
  'POST /staff/exams/picture': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated) throw tooLarge();
    return storePicture(core, user.id, bytes);
  },
  'GET /staff/exams/template': ({ reply }) => {
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="questions.csv"',
    });
    return importTemplate();
  },
  'POST /staff/exams/import': ({ core, user, query, request }) =>
    importQuestions(core, user.id, {
      courseId: query.course,
      dry: query.dry === '1',
      stream: (request.body ?? Readable.from([])) as Readable,
    }),
  'GET /staff/exams/list': ({ db, query }) => deskExams(db, { ...query, status: numberOf(query.status) }),
  'GET /staff/exams/detail/:id': ({ db, params }) => deskExam(db, params.id),
  'POST /staff/exams/create': async ({ core, user, body, once }) => {
    const read = await readExam(core, user.id, body);
    return once.inTransaction((trx) => createExam(core, trx, user.id, read));
  },
  'POST /staff/exams/save/:id': ({ core, user, params, body }) => saveExam(core, user.id, params.id, body),
  'POST /staff/exams/open/:id': ({ core, user, params, body }) =>
    turnExam(core, user.id, { id: params.id, revision: body.revision, event: 'open' }),
  'POST /staff/exams/close/:id': ({ core, user, params, body }) =>
    turnExam(core, user.id, { id: params.id, revision: body.revision, event: 'close' }),
  'POST /staff/exams/delete/:id': async ({ core, user, params, body }) => {
    await deleteExam(core, user.id, params.id, body.revision);
    return {};
  },
  'GET /staff/exams/attempts': ({ db, query }) =>
    deskAttempts(db, { ...query, status: numberOf(query.status) }),
  'GET /staff/exams/attempt/:id': ({ core, params }) => deskAttempt(core, params.id),
  'POST /staff/exams/mark/:id': ({ core, user, params, body }) => markAttempt(core, user.id, params.id, body),
  'POST /staff/exams/remark/:id': ({ core, user, params, body }) =>
    remarkAttempt(core, user.id, params.id, body),
  'POST /staff/exams/void/:id': ({ core, user, params, body }) => voidAttempt(core, user.id, params.id, body),
};
