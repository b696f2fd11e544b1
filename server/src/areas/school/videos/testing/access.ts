import { defineAccess, open } from '../../../../testing/access/entry';

const lessons = 'lessons are named by everybody: the ticket decides, or who has the course';

const plays = 'a play is looked up with its person: of anybody else it is none';
const parts = 'a part of a lesson, not somebody’s thing';

export const access = defineAccess({
  'GET /course/:id/video': open({ 'params.id': lessons, 'query.lesson': lessons }),
  'GET /course/:id/try/video': open({ 'params.id': lessons, 'query.lesson': lessons }),
  'POST /course/:id/ticket': open({
    'params.id': lessons,
    'body.lesson_id': lessons,
    'body.play_id': plays,
  }),
  'POST /course/:id/play/end': open({ 'params.id': lessons, 'body.play_id': plays }),
  'GET /video/:id/master.m3u8': open({ 'params.id': lessons }),
  'GET /video/:id/:height/list.m3u8': open({ 'params.id': lessons, 'params.height': parts }),
  'GET /video/:id/key/:n': open({ 'params.id': lessons, 'params.n': parts }),
  'GET /video/:id/captions/:lang': open({ 'params.id': lessons, 'params.lang': parts }),
  'GET /video/:id/file.mp4': open({ 'params.id': lessons }),
  'POST /live/ticket': open({ 'body.play_id': plays }),
  'POST /live/token': open({ 'body.lesson_id': lessons }),
});
