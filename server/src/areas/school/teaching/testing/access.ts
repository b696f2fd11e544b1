import { defineAccessTo } from '../../../../testing/access/entry';
import { uploaded } from '../../../base/files/testing/uploads';
import { changed, heldUpload, taughtCourse } from './teacher';

const parts = 'a number of bytes';
const files = 'a file that is not theirs is refused as one that is gone';

export const access = defineAccessTo(
  async (own, site) => {
    const { core } = site;
    const { id, token } = own.user;
    const csv = async (text: string) => (await uploaded(site, token, 'a.csv', Buffer.from(text))).id;
    const { course, chapter, lessons } = await taughtCourse(core, id, 12);
    const [save = 0, submit = 0, withdraw = 0, drop = 0, doomed = 0, start = 0, ...rest] = lessons;
    const [finish = 0, cancel = 0, retry = 0, part = 0, plain = 0, other = 0] = rest;
    await changed(core, id, submit, 0);
    await changed(core, id, withdraw, 1);
    await changed(core, id, drop, 0);
    await core.db.updateTable('lessons').set({ held: true }).where('id', '=', doomed).execute();
    const whole = await heldUpload(core, id, finish);
    await core.db.updateTable('videos').set({ received: 4 }).where('id', '=', whole).execute();
    const at = new Date(core.settings.clock.now());
    const version = await changed(core, id, other, 0);
    const file_id = await csv(`a,b\n1,${id}\n`);
    const { id: material } = await core.db
      .insertInto('lesson_files')
      .values({
        ...{ course_id: course, lesson_id: other, file_id, version_id: version },
        ...{ name: 'a.pdf', size: 1, type: 'pdf', created_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      ...{ course, chapter, save, submit, withdraw, drop, doomed, start, plain, material },
      ...{ whole, sent: await heldUpload(core, id, part), stopped: await heldUpload(core, id, cancel) },
      file: await csv(`c,d\n2,${id}\n`),
      again: await heldUpload(core, id, retry, 4),
    };
  },
  {
    'GET /teaching/course/:id': { input: (_o, _s, { course }) => ({ params: { id: course } }) },
    'POST /teaching/lesson/save': {
      input: (_o, _s, { save, chapter }) => ({ body: { id: save, chapter_id: chapter, title: '新的讲名' } }),
      shared: { 'body.chapter_id': 'a lesson that is there already stays in its chapter' },
    },
    'POST /teaching/lesson/delete/:id': { input: (_o, _s, { doomed }) => ({ params: { id: doomed } }) },
    'POST /teaching/lesson/submit/:id': { input: (_o, _s, { submit }) => ({ params: { id: submit } }) },
    'POST /teaching/lesson/withdraw/:id': { input: (_o, _s, { withdraw }) => ({ params: { id: withdraw } }) },
    'POST /teaching/lesson/drop/:id': { input: (_o, _s, { drop }) => ({ params: { id: drop } }) },
    'POST /teaching/captions/:id': {
      input: (_o, _s, { plain }) => ({ params: { id: plain }, body: { lang: 'zh', vtt: '' } }),
    },
    'POST /teaching/material/add': {
      input: (_o, _s, { plain, file }) => ({ body: { lesson_id: plain, file } }),
      shared: { 'body.file': files },
    },
    'POST /teaching/material/remove/:id': { input: (_o, _s, { material }) => ({ params: { id: material } }) },
    'POST /teaching/video/start': {
      input: (_o, _s, { start }) => ({ body: { lesson_id: start, name: 'a.mp4', size: 4 } }),
    },
    'PUT /teaching/video/:id/part': {
      input: (_o, _s, { sent }) => ({
        params: { id: sent },
        query: { offset: '0' },
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.from('正'),
      }),
      shared: { 'query.offset': parts },
    },
    'POST /teaching/video/:id/finish': { input: (_o, _s, { whole }) => ({ params: { id: whole } }) },
    'GET /teaching/video/:id': { input: (_o, _s, { sent }) => ({ params: { id: sent } }) },
    'POST /teaching/video/:id/cancel': { input: (_o, _s, { stopped }) => ({ params: { id: stopped } }) },
    'POST /teaching/video/:id/retry': { input: (_o, _s, { again }) => ({ params: { id: again } }) },
    'GET /teaching/preview/:id': { input: (_o, _s, { save }) => ({ params: { id: save } }) },
    'POST /teaching/preview/:id/ticket': { input: (_o, _s, { save }) => ({ params: { id: save } }) },
  },
);
