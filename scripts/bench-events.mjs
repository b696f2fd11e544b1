// `npm run bench:events`: how many event streams one process holds, in how much memory, and how long a notice takes to
// reach all of them; then the server is killed and started again, and every stream must come back by itself. On a site
// and a database of its own. Options: --streams=5000
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { onOwnSite } from './bench/own-site.mjs';
import { addPeople } from './bench/people.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { say } from './bootstrap/say.mjs';
import { codeOf, demoSecret } from './staff/second-factor.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const streams = option('streams', 5000);
/** Streams that one person has: tabs, browsers and phones; the server allows eight. */
const each = 5;
const people = Math.ceil(streams / each);
const patience = 120_000;
const atOnce = 100;
const marker = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in MB. */
function memory(pid) {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** One client: opens its stream, notes when each event came, and opens it again when it ends. */
function follow(port, token, on) {
  let wait = 1000;
  const open = () => {
    const call = request(
      {
        port,
        path: '/api/applet/message/stream',
        headers: { authorization: `Bearer ${token}` },
        agent: false,
      },
      (response) => {
        if (response.statusCode !== 200) {
          on.refuse(response.statusCode);
          response.resume();
          return again();
        }
        wait = 1000;
        on.open();
        response.setEncoding('utf8');
        response.on('data', (text) => {
          for (const [, name] of text.matchAll(/^event: (\w+)$/gm)) on.event(name);
        });
        response.on('error', () => {});
        response.on('close', () => {
          on.close();
          again();
        });
      },
    );
    call.on('error', (error) => {
      on.refuse(error.code);
      again();
    });
    call.end();
  };
  let waiting = false;
  const again = () => {
    if (waiting || on.over()) return;
    waiting = true;
    setTimeout(
      () => {
        waiting = false;
        open();
      },
      wait * (0.5 + Math.random()),
    );
    wait = Math.min(wait * 2, 8000);
  };
  open();
}

async function until(what, test, state = () => ({})) {
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    if (test()) return;
    await pause(5);
  }
  throw new Error(`${what} did not happen within ${patience / 1000} s: ${JSON.stringify(state())}.`);
}

async function staff(base, path, body, token) {
  const response = await fetch(`${base}/api/applet${path}`, {
    method: 'POST',
    headers: { ...marker, ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

async function benchmark(site) {
  const port = Number(new URL(site.url).port);
  let open = 0;
  let over = false;
  const refused = {};
  const came = { unread: 0, announcement: 0 };
  const last = { unread: 0, announcement: 0 };
  const { tokens, close, tell } = await addPeople(site.dataDir, people);
  const idle = memory(site.child.pid);
  say(`  ${people} people, ${streams} streams; the server has ${idle} MB before they come`);
  const on = {
    open: () => {
      open += 1;
    },
    close: () => {
      open -= 1;
    },
    over: () => over,
    refuse: (why) => {
      refused[why] = (refused[why] ?? 0) + 1;
    },
    event: (name) => {
      if (!(name in came)) return;
      came[name] += 1;
      last[name] = performance.now();
    },
  };
  const opened = performance.now();
  for (let n = 0; n < streams; n += 1) {
    follow(port, tokens[n % people], on);
    // Few at a time are on their way, as people come; a burst would only measure the machine's backlog.
    while (n - open > atOnce) await pause(5);
  }
  await until(
    'All streams being open',
    () => open >= streams && came.unread >= streams,
    () => ({ open, ...came, refused }),
  );
  const openMs = Math.round(performance.now() - opened);
  await pause(2000);
  const openMb = memory(site.child.pid);
  say(`  all open after ${openMs} ms, ${openMb} MB`);

  // One announcement for everybody: one NOTIFY, one event on each stream.
  const { token_type, token } = await staff(site.url, '/auth/pc_login', {
    phone: '13800000009',
    password: 'harbor-demo-1',
  });
  const authorization = `${token_type} ${token}`;
  const code = codeOf(demoSecret('13800000009'));
  await staff(site.url, '/staff/second_factor/enter', { code }, authorization);
  const draft = await staff(
    site.url,
    '/staff/announcement/save',
    { title: '压力测试公告', body: '这是一条压力测试公告。', audience: 'all', top_bar: false },
    authorization,
  );
  const began = performance.now();
  await staff(site.url, `/staff/announcement/publish/${draft.id}`, {}, authorization);
  await until('The notice reaching all', () => came.announcement >= streams);
  const noticeMs = Math.round(last.announcement - began);
  say(`  a notice reached all within ${noticeMs} ms`);
  await pause(3000);

  // A message to each person: each stream gets its own new counts.
  const before = came.unread;
  const sent = performance.now();
  await tell();
  await until('Every person hearing of their message', () => came.unread >= before + streams);
  const personalMs = Math.round(last.unread - sent);
  say(`  a message to each of ${people} people reached all their streams within ${personalMs} ms`);
  const busyMb = memory(site.child.pid);

  came.unread = 0;
  const down = performance.now();
  await site.restart();
  await until('All streams coming back', () => open >= streams && came.unread >= streams);
  const backMs = Math.round(performance.now() - down);
  say(`  after kill -9 and a new start all were back within ${backMs} ms`);
  over = true;
  await close();
  return { streams, people, openMs, idleMb: idle, openMb, busyMb, noticeMs, personalMs, backMs };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(benchmark);
console.log(JSON.stringify(figures));
process.exit(0);
