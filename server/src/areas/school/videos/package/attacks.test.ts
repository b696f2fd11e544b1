import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/app';
import { insertCourse } from '../../../trade/courses/testing/courses';
import { tradeSite } from '../../../trade/orders/testing/trade-site';
import { ofTeam, receiveVideoPart } from '../../course-desk/uploads';
import { fakeEncoder } from '../testing/fake-encoder';
import { addLessons } from '../testing/school';
import { packageWaiting } from './work';

let site: TestApp;
let staff: { id: number; token: string };
const folder = mkdtempSync(join(tmpdir(), 'harbor-encoder-'));
beforeAll(async () => {
  site = await tradeSite(['lessons', 'videos', 'courseDesk'], { env: { FFMPEG_PATH: fakeEncoder(folder) } });
  staff = await site.user({ roles: ['teaching'] });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A lesson without a recording, with an upload of so many bytes that was begun. */
async function begun(size: number) {
  const course = await insertCourse(site.core);
  const [lesson = 0] = await addLessons(site.core, course, [{ recorded: false, seconds: 0 }]);
  const { data } = await site.call('POST /staff/course/video/start', {
    body: { lesson_id: lesson, name: 'lesson.mp4', size, fingerprint: 'a'.repeat(64) },
    token: staff.token,
  });
  return { course, lesson, id: data.id };
}

const finish = (id: number) =>
  site.call('POST /staff/course/video/:id/finish', { params: { id }, token: staff.token });

const sendPart = (id: number, bytes: Readable) =>
  receiveVideoPart(site.core, ofTeam(staff), id, { offset: 0, bytes });

async function waiting(content: string) {
  const made = await begun(2000);
  await sendPart(made.id, Readable.from([Buffer.from(content.padEnd(2000, '.'))]));
  expect((await finish(made.id)).status).toBe(200);
  return made;
}

const statusOf = async (id: number) =>
  (await site.core.db.selectFrom('videos').select('status').where('id', '=', id).executeTakeFirst())?.status;

test('two who send the same part do not write into what is there already, nor behind the end', async () => {
  const { id } = await begun(2000);
  const slow = new PassThrough();
  slow.write(Buffer.alloc(500, 'x'));
  const late = sendPart(id, slow).catch((error: { status: number }) => error.status);
  await sleep(50);
  await sendPart(id, Readable.from([Buffer.alloc(2000, 'a')]));
  expect((await finish(id)).status).toBe(200);
  slow.end(Buffer.alloc(1500, 'x'));
  expect(await late).toBe(409);
  expect(readFileSync(site.core.videos.sourceOf(id), 'latin1')).toMatch(/^a{2000}$/);
  await site.call('POST /staff/course/video/:id/cancel', { params: { id }, token: staff.token });
  // What came in between is not left behind.
  expect(readdirSync(join(site.core.settings.dataDir, 'videos/incoming'))).toEqual([String(id)]);
});

test('whoever changes a course while a recording becomes ready does not wait for it in a circle', async () => {
  const { course, lesson, id } = await waiting('film');
  const { db } = site.core;
  let done: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await sql`select 1 from courses where id = ${course} for update`.execute(trx);
    done = packageWaiting(site.core);
    for (let looks = 0; looks < 200; looks += 1) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if ((rows[0]?.n ?? 0) > 0) break;
      await sleep(25);
    }
    // As every call of the desk does: the course first, then its lesson.
    await sql`select 1 from lessons where id = ${lesson} for update`.execute(trx);
  });
  await done;
  expect(await statusOf(id)).toBe(3);
});

test('a lesson that is deleted meanwhile ends its packaging, and nothing of it stays on the disk', async () => {
  const { lesson, id } = await waiting('slow film');
  const { folder: name } = await site.core.db
    .selectFrom('videos')
    .select('folder')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const begunAt = Date.now();
  const done = packageWaiting(site.core);
  await sleep(700);
  const gone = await site.call('POST /staff/course/lesson/delete/:id', {
    params: { id: lesson },
    token: staff.token,
  });
  expect(gone.status).toBe(200);
  await done;
  // The first quality alone takes longer here: nobody waits for its end.
  expect(Date.now() - begunAt).toBeLessThan(2500);
  expect(readdirSync(site.core.videos.packaged)).not.toContain(name);
  expect(readdirSync(join(site.core.settings.dataDir, 'videos/incoming'))).not.toContain(String(id));
});

test('what came before a connection broke counts, and leaves nothing else behind', async () => {
  const { id } = await begun(2000);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(500, 'a');
      throw new Error('aborted');
    })(),
  );
  await expect(sendPart(id, broken)).rejects.toThrow('cut');
  const { received } = await site.core.db
    .selectFrom('videos')
    .select('received')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(received).toBe(500);
  const names = readdirSync(join(site.core.settings.dataDir, 'videos/incoming'));
  expect(names.filter((name) => name.startsWith(`${id}.`))).toEqual([]);
});
