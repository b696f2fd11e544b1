import { Readable } from 'node:stream';
import type { courseDesk } from '@harbor/contract';
import { sizeLimits } from '@harbor/contract/size-limits';
import type { AreaHandlers } from '../../../http/handler';
import { invalid, notFound } from '../../../http/problem';
import {
  createCourse,
  deleteChapter,
  deleteCourse,
  orderCourse,
  saveChapter,
  saveCourse,
  shelveCourse,
} from './courses';
import { enrolments } from './enrolments';
import {
  addMaterial,
  captionsOf,
  deleteLesson,
  endLiveLinks,
  makeLiveLink,
  removeMaterial,
  saveCaptions,
  saveLesson,
  shelveLesson,
} from './lessons';
import { storeCover } from './pictures';
import { deskCourse, deskCourses, deskVideoOf, deskVideos } from './read';
import { deskTeachers, saveTeacher } from './teachers';
import { decideText, deskText, deskTexts } from './texts';
import { cancelVideo, finishVideo, ofTeam, receiveVideoPart, retryVideo, startVideo } from './uploads';

export const routes: AreaHandlers<typeof courseDesk> = {
  'GET /staff/course/list': ({ core, query }) => deskCourses(core, query),
  'GET /staff/course/detail/:id': ({ db, params }) => deskCourse(db, params.id),
  'POST /staff/course/create': ({ core, user, body, once }) => createCourse(core, user, body, once),
  'POST /staff/course/save/:id': ({ core, user, params, body }) => saveCourse(core, user, params.id, body),
  'POST /staff/course/shelf/:id': ({ core, user, params, body }) => shelveCourse(core, user, params.id, body),
  'POST /staff/course/delete/:id': ({ core, user, params, body }) =>
    deleteCourse(core, user, params.id, body.revision),
  'POST /staff/course/picture': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated || bytes.length > sizeLimits.picture)
      throw invalid({ file: ['图片不能超过2MB'] });
    return storeCover(core, user.id, bytes);
  },
  'POST /staff/course/chapter/save': ({ core, user, body }) => saveChapter(core, user, body),
  'POST /staff/course/chapter/delete/:id': ({ core, user, params }) => deleteChapter(core, user, params.id),
  'POST /staff/course/order/:id': ({ core, user, params, body }) => orderCourse(core, user, params.id, body),
  'POST /staff/course/lesson/save': ({ core, user, body }) => saveLesson(core, user, body),
  'POST /staff/course/lesson/shelf/:id': ({ core, user, params, body }) =>
    shelveLesson(core, user, params.id, body.on),
  'POST /staff/course/lesson/delete/:id': ({ core, user, params }) => deleteLesson(core, user, params.id),
  'POST /staff/course/captions/:id': ({ core, user, params, body }) =>
    saveCaptions(core, user, params.id, body),
  'GET /staff/course/captions/:id/:lang': ({ db, params }) => captionsOf(db, params.id, params.lang),
  'POST /staff/course/material/add': ({ core, user, body }) => addMaterial(core, user, body),
  'POST /staff/course/material/remove/:id': ({ core, user, params }) => removeMaterial(core, user, params.id),
  'GET /staff/course/teachers': ({ db }) => deskTeachers(db),
  'POST /staff/course/teacher/save': ({ core, user, body }) => saveTeacher(core, user, body),
  'GET /staff/course/preview/:id': async ({ db, params }) => {
    const lesson = await db
      .selectFrom('lessons')
      .select('course_id')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!lesson) throw notFound('这一讲不存在');
    return { path: `/playclass?class=${lesson.course_id}&lesson=${params.id}` };
  },
  'POST /staff/course/live/:id': ({ core, user, params, body }) =>
    makeLiveLink(core, user, params.id, body.hours),
  'POST /staff/course/live/end/:id': ({ core, user, params, body }) =>
    endLiveLinks(core, user, params.id, body?.reason),
  'POST /staff/course/video/start': ({ core, user, body }) => startVideo(core, ofTeam(user), body),
  'PUT /staff/course/video/:id/part': ({ core, user, params, query, request }) => {
    if (!(request.body instanceof Readable)) throw invalid({ file: ['请以二进制上传文件内容'] });
    return receiveVideoPart(core, ofTeam(user), params.id, { offset: query.offset, bytes: request.body });
  },
  'POST /staff/course/video/:id/finish': ({ core, user, params }) =>
    finishVideo(core, ofTeam(user), params.id),
  'GET /staff/course/video/:id': ({ core, params }) => deskVideoOf(core, params.id),
  'POST /staff/course/video/:id/cancel': ({ core, user, params }) =>
    cancelVideo(core, ofTeam(user), params.id),
  'POST /staff/course/video/:id/retry': ({ core, user, params }) => retryVideo(core, ofTeam(user), params.id),
  'GET /staff/course/videos': ({ core, query }) => deskVideos(core, query.page ?? 1),
  'GET /staff/course/enrolments': ({ db, query }) => enrolments(db, query),
  'GET /staff/course/texts': ({ db, query }) => deskTexts(db, query),
  'GET /staff/course/text/:id': ({ db, params }) => deskText(db, params.id),
  'POST /staff/course/text/:id': ({ core, user, params, body }) => decideText(core, user, params.id, body),
};
