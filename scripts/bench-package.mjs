// `npm run bench:package`: a recording of 1080p (made up: moving shapes over noise, ten minutes unless told otherwise) is
// uploaded and packaged on a site of its own, while visitors ask the API at a steady rate. Prints seconds of work for a
// second of the recording, and p95 of the API alone and beside it, in turn; fails beyond 1.2 times.
// Options: --seconds=600 --rate=50
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { onOwnSite } from './bench/own-site.mjs';
import { at, caller, paced } from './bench/pace.mjs';
import { withDatabase } from './bench/school/viewers.mjs';
import { buildServer } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const [seconds, rate] = [option('seconds', 600), option('rate', 50)];
const most = 1.2;

/** A recording of 1080p with movement in it, by the libraries' own sources. */
function makeFilm(path) {
  const script = join(root, 'server/transcoder/node-av.mjs');
  const cli = process.env.FFMPEG_PATH;
  const source = `testsrc2=size=1920x1080:rate=25:duration=${seconds},noise=alls=8:allf=t`;
  const words = cli
    ? [
        ...['-y', '-loglevel', 'error', '-f', 'lavfi', '-i', source],
        ...['-f', 'lavfi', '-i', `sine=frequency=220:duration=${seconds}`],
        ...[
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
          '-crf',
          '24',
          '-c:a',
          'aac',
          '-pix_fmt',
          'yuv420p',
          path,
        ],
      ]
    : [script, JSON.stringify({ name: 'film', output: path, seconds })];
  return new Promise((resolve, reject) => {
    const child = spawn(cli ?? process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the encoder ended with ${code}`)),
    );
  });
}

const requests = [
  '/course/pc/list',
  '/index/goods',
  '/course/1/info',
  '/press/list',
  '/hot_post/comments/1',
].map((path) => ({ path }));

/** Puts a recording where uploads arrive, as if somebody of the team had just uploaded it. @returns its number */
async function enqueue({ dataDir }, film) {
  const { size } = await stat(film);
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `insert into videos (lesson_id, status, folder, file_name, bytes, received, created_at, updated_at)
       select id, 0, 'bench-' || md5(random()::text), 'bench.mp4', $1, $1, now(), now() from lessons order by id limit 1
       returning id`,
      [size],
    );
    const { copyFile, mkdir } = await import('node:fs/promises');
    await mkdir(join(dataDir, 'videos/incoming'), { recursive: true });
    await copyFile(film, join(dataDir, 'videos/incoming', String(rows[0].id)));
    // Not before it is whole: packaging begins with what waits.
    await client.query('update videos set status = 1 where id = $1', [rows[0].id]);
    return Number(rows[0].id);
  });
}

const state = ({ dataDir }, id) =>
  withDatabase(
    dataDir,
    async (client) =>
      (
        await client.query(
          'select status, step, percent, note, started_at, ready_at from videos where id = $1',
          [id],
        )
      ).rows[0],
  );

checkNode();
await install();
await buildServer();
const folder = await mkdtemp(join(tmpdir(), 'harbor-film-'));
try {
  const film = join(folder, 'film.mp4');
  say(`Making ${seconds} s of 1080p …`);
  await makeFilm(film);
  say(`${((await readFile(film)).length / 1e6).toFixed(0)} MB`);
  const figures = await onOwnSite(async (site) => {
    const call = caller(site.url);
    await paced(call, requests, rate, 3);
    const alone = await paced(call, requests, rate, 15);
    const began = performance.now();
    const id = await enqueue(site, film);
    const beside = [];
    let video;
    for (;;) {
      beside.push(...(await paced(call, requests, rate, 5)));
      video = await state(site, id);
      if (video.status === 3 || video.status === 4) break;
      if (performance.now() - began > seconds * 40_000)
        throw new Error('The packaging does not come to an end.');
      await sleep(10);
    }
    if (video.status === 4) throw new Error(`The packaging failed: ${video.note}`);
    const again = await paced(call, requests, rate, 15);
    return {
      alone: [...alone, ...again].sort((a, b) => a - b),
      beside: beside.sort((a, b) => a - b),
      work: (video.ready_at - video.started_at) / 1000,
    };
  });
  const [before, during] = [at(figures.alone, 0.95), at(figures.beside, 0.95)];
  console.table({
    alone: { p50: at(figures.alone, 0.5), p95: before },
    beside: { p50: at(figures.beside, 0.5), p95: during },
  });
  say(
    `${figures.work.toFixed(0)} s of work for ${seconds} s: ${(figures.work / seconds).toFixed(2)} a second of film; p95 ${(during / before).toFixed(2)} times`,
  );
  if (during > before * most)
    giveUp(`The API is ${(during / before).toFixed(2)} times as slow beside it; ${most} is the limit.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
