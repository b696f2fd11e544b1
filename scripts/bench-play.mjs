// `npm run bench:play`: 500 people watch a lesson at once on one process. Each opens the player, fetches playlists, the key
// of each minute and segments, renews the ticket and reports every 15 s, spread as people are. Prints p50 and p95 of keys,
// playlists, tickets and reports with their share of 50 ms, of segments beside them, and what the server holds before and
// after; fails beyond 50 ms, or where memory grows by more than 20 MB.
// Options: --viewers=500 --seconds=60
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveMemory } from './bench/live-memory.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { at } from './bench/pace.mjs';
import { addViewers, playableLesson } from './bench/school/viewers.mjs';
import { buildServer } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const [viewers, seconds] = [option('viewers', 500), option('seconds', 60)];
const limit = 50;
const course = 1;

const taken = { open: [], playlist: [], key: [], ticket: [], schedule: [], segment: [] };

/** One call, timed from when it was due: what had to wait is not hidden. */
function timed(kind, agent, url, { method = 'GET', headers = {}, body } = {}, due = performance.now()) {
  const payload = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...headers,
          ...(payload && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('end', () => {
          const content = Buffer.concat(parts);
          if (answer.statusCode !== 200) {
            reject(
              new Error(`${method} ${url}: HTTP ${answer.statusCode} ${content.toString().slice(0, 120)}`),
            );
            return;
          }
          const json = `${answer.headers['content-type']}`.includes('json') ? JSON.parse(content) : undefined;
          if (json && json.code !== 200) {
            reject(new Error(`${method} ${url}: ${json.code} ${json.msg}`));
            return;
          }
          taken[kind].push(performance.now() - due);
          resolve(json?.data ?? content.toString('latin1'));
        });
      },
    );
    sent.once('error', reject);
    sent.end(payload);
  });
}

async function watch(base, token, lesson, begins, agent, until) {
  await sleep(begins);
  const auth = { authorization: `Bearer ${token}` };
  const api = `${base}/api/applet`;
  const info = await timed('open', agent, `${api}/course/${course}/video?lesson=${lesson.id}`, {
    headers: auth,
  });
  let ticket = info.ticket.ticket;
  const media = () => ({ headers: { ...auth, 'x-play-ticket': ticket } });
  await timed('playlist', agent, `${base}${info.hls_url}`, media());
  const list = await timed(
    'playlist',
    agent,
    `${api}/video/${lesson.id}/${info.qualities[0].height}/list.m3u8`,
    media(),
  );
  const segments = list.match(/\/media\/video\/\S+\.ts/g);
  const began = performance.now();
  let reported = 0;
  for (let n = 0; performance.now() < until; n += 1) {
    const due = began + n * 4000;
    if (due > performance.now()) await sleep(due - performance.now());
    if (performance.now() >= until) break;
    const place = n % segments.length;
    // The key of the minute with its first segment; a lesson that is over is begun anew.
    if (place % 15 === 0)
      await timed('key', agent, `${api}/video/${lesson.id}/key/${Math.floor(place / 15)}`, media());
    await timed('segment', agent, `${base}${segments[place]}`);
    if (n % 12 === 11)
      ticket = (
        await timed('ticket', agent, `${api}/course/${course}/ticket`, {
          ...{ method: 'POST', headers: auth },
          body: { lesson_id: lesson.id, play_id: info.ticket.play_id },
        })
      ).ticket;
    if (n % 4 === 3) {
      const position = Math.min(lesson.seconds, (place + 1) * 4);
      await timed('schedule', agent, `${api}/course/${course}/schedule`, {
        ...{ method: 'PATCH', headers: auth },
        body: {
          ...{ video_id: lesson.id, position, segments: [[Math.max(0, position - 16), position]] },
          client_at: new Date().toISOString(),
        },
      });
      reported += 1;
    }
  }
  return reported;
}

checkNode();
await install();
await buildServer();
const memory = await onOwnSite(async ({ url, dataDir, child }) => {
  const lesson = await playableLesson(dataDir, course);
  const tokens = await addViewers(dataDir, viewers, course);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const live = await liveMemory(child.pid);
  // Once without counting: whatever is made with the first who asks is made.
  await watch(url, tokens[0], lesson, 0, agent, performance.now() + 5000);
  for (const list of Object.values(taken)) list.length = 0;
  const before = await live.read();
  say(`${viewers} people watch lesson ${lesson.id} (${lesson.seconds} s) for ${seconds} s …`);
  const until = performance.now() + seconds * 1000 + 15_000;
  await Promise.all(
    tokens.map((token, n) => watch(url, token, lesson, (n * 15_000) / viewers, agent, until)),
  );
  const after = await live.read();
  live.close();
  agent.destroy();
  return { before, after };
});
const rows = Object.fromEntries(
  Object.entries(taken).map(([kind, times]) => {
    const sorted = times.sort((a, b) => a - b);
    return [
      kind,
      {
        calls: sorted.length,
        p50: at(sorted, 0.5),
        p95: at(sorted, 0.95),
        share: Number((at(sorted, 0.95) / limit).toFixed(2)),
      },
    ];
  }),
);
console.table(rows);
say(`Held before ${memory.before} MB, after ${memory.after} MB`);
const late = ['playlist', 'key', 'ticket', 'schedule'].filter((kind) => rows[kind].p95 > limit);
if (late.length > 0) giveUp(`Beyond ${limit} ms at p95: ${late.join(', ')}`);
if (memory.after - memory.before > 20)
  giveUp(`The server holds ${memory.after - memory.before} MB more than before.`);
