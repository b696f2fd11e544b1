// `npm run demo-lessons`: draws and records the demo lessons (server/demo/lessons.json) and packages them into
// server/demo-lessons, from which the demo plays: starts and tests need no encoder. Wants node-av or ffmpeg, as the server
// does. `--only=1-1,3-2` makes some of them anew.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { music } from './demo-lessons/music.mjs';
import { fps, writePictures } from './demo-lessons/pictures.mjs';
import { height, width } from './demo-lessons/scenes.mjs';
import { timed } from './demo-lessons/timing.mjs';

const server = join(root, 'server');
const target = join(server, 'demo-lessons');
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',');

/** The server's own packaging, bundled for this command. */
async function packaging(folder) {
  const { build } = createRequire(join(server, 'package.json'))('esbuild');
  const outfile = join(server, '.harbor', `packaging-${process.pid}.mjs`);
  await mkdir(join(server, '.harbor'), { recursive: true });
  await build({
    stdin: {
      contents: `export { makePack } from './src/areas/school/videos/package/make-pack';
        export { findTranscoder } from './src/areas/school/videos/package/transcoder';
        export { newVideoKey } from './src/areas/school/videos/play/keys';`,
      resolveDir: server,
    },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile, logLevel: 'error' },
    // As the server is built: the workspace's own sources go in, packages stay outside.
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path }) =>
            /^(@harbor\/|kysely$|zod$)/.test(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
    await mkdir(folder, { recursive: true });
  }
}

/** A recording of raw pictures and sound. */
function recorded(transcoder, task) {
  const words =
    transcoder.kind === 'cli'
      ? [
          ...[
            '-y',
            '-loglevel',
            'error',
            '-f',
            'rawvideo',
            '-pix_fmt',
            'yuv420p',
            '-s',
            `${width}x${height}`,
          ],
          ...['-r', `${fps}`, '-i', task.video, '-f', 's16le', '-ar', '48000', '-ac', '1', '-i', task.audio],
          ...[
            '-c:v',
            'libx264',
            '-preset',
            'veryfast',
            '-crf',
            '16',
            '-c:a',
            'aac',
            '-b:a',
            '96k',
            task.output,
          ],
        ]
      : [transcoder.path, JSON.stringify(task)];
  return new Promise((resolve, reject) => {
    const child = spawn(transcoder.kind === 'cli' ? transcoder.path : process.execPath, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the encoder ended with ${code}`)),
    );
  });
}

async function sizeOf(folder) {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name))));
  return sizes.reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

const lessons = JSON.parse(await readFile(join(server, 'demo/lessons.json'), 'utf8'));
const { makePack, findTranscoder, newVideoKey } = await packaging(target);
const transcoder = await findTranscoder(process.env.FFMPEG_PATH);
if (!transcoder)
  giveUp(
    'There is no encoder.',
    'Install node-av (pnpm install with optional packages) or ffmpeg, or set FFMPEG_PATH',
  );
say(`Recording with ${transcoder.name}`);

const manifestFile = join(target, 'manifest.json');
const made = new Map(
  JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '[]')).map((one) => [
    `${one.course}-${one.lesson}`,
    one,
  ]),
);
for (const lesson of lessons) {
  const name = `${lesson.course}-${lesson.lesson}`;
  if (only && !only.includes(name)) continue;
  const work = await mkdtemp(join(tmpdir(), 'demo-lesson-'));
  const begun = Date.now();
  try {
    const time = timed(lesson);
    const [video, audio, input] = ['pictures.yuv', 'sound.pcm', 'lesson.mp4'].map((file) => join(work, file));
    await writePictures(video, lesson, time);
    await writeFile(audio, music(time.seconds, lesson.key));
    await recorded(transcoder, {
      ...{ name: 'record', video, audio, output: input, width, height, fps, crf: 16, audioRate: '96k' },
    });
    const key = newVideoKey();
    const { folder: out, pack } = await makePack({
      ...{ transcoder, input, work: join(work, 'pack'), key, signal: new AbortController().signal },
      // Music and slides: small enough to lie in the repository.
      rates: { sound: 32_000, channels: 1, crf: 29, whole: false },
      reached: async () => {},
    });
    // A new recording has a new address: browsers keep the old one for good.
    const folder = `demo-${name}-${createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 12)}`;
    const old = made.get(name);
    if (old) await rm(join(target, old.folder), { recursive: true, force: true });
    await cp(out, join(target, folder), { recursive: true });
    made.set(name, {
      ...{
        course: lesson.course,
        lesson: lesson.lesson,
        title: lesson.title,
        folder,
        key: key.toString('base64'),
      },
      ...{ seconds: Math.floor(pack.seconds), markers: time.markers, cues: time.cues },
    });
    const bytes = await sizeOf(join(target, folder));
    say(
      `${name} ${lesson.title}: ${Math.round(pack.seconds)} s, ${(bytes / 1e6).toFixed(2)} MB, made in ${Math.round((Date.now() - begun) / 1000)} s`,
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const all = [...made.values()].sort((a, b) => a.course - b.course || a.lesson - b.lesson);
  await writeFile(manifestFile, `${JSON.stringify(all, null, 1)}\n`);
}
say(`All recordings: ${((await sizeOf(target)) / 1e6).toFixed(1)} MB`);
