// `npm run bench:chat`: so many chats of orders open on one process, buyer and teacher each with their stream; messages go out
// evenly from both ends. Measured is the time from pressing send to the line being in the other one's hands: the answer to
// the question that the live event made their page ask. On a site and a database of its own. Options: --chats=1000
// --seconds=30 --rate=50 (messages a second)
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { addChats } from './bench/chats.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { addPeople } from './bench/people.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const chats = option('chats', 1000);
const seconds = option('seconds', 30);
const rate = option('rate', 50);
/** What is promised, in ms. */
const promised = 300;
const patience = 120_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process in MB. */
function memory(pid) {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}

const at = (sorted, share) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** One call of the API with its envelope's data. */
function api(port, token, method, path, body) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const call = request(
      {
        ...{ port, method, agent, path: `/api/applet${path}` },
        headers: {
          authorization: `Bearer ${token}`,
          'x-requested-with': 'XMLHttpRequest',
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          answer += part;
        });
        response.on('end', () => {
          try {
            const { code, msg, data } = JSON.parse(answer);
            if (code === 200) resolve(data);
            else reject(new Error(`${method} ${path}: ${code} ${msg}`));
          } catch {
            reject(new Error(`${method} ${path}: ${response.statusCode}`));
          }
        });
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(text);
  });
}

/** Opens the stream of one person. @param on called with the data of each event of a chat */
function follow(port, token, on) {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ port, agent: false, path: '/api/applet/message/stream' },
        headers: { authorization: `Bearer ${token}` },
      },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`stream: ${response.statusCode}`));
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (text) => {
          const blocks = (rest + text).split('\n\n');
          rest = blocks.pop() ?? '';
          for (const block of blocks) {
            const found = /^event: order_chat\ndata: (.*)$/m.exec(block);
            if (found) on(JSON.parse(found[1]));
          }
        });
        response.on('error', () => {});
        resolve(() => call.destroy());
      },
    );
    call.on('error', reject);
    call.end();
  });
}

async function benchmark(site) {
  const port = Number(new URL(site.url).port);
  const { tokens, ids, close } = await addPeople(site.dataDir, 2 * chats);
  const orders = await addChats(site.dataDir, ids.slice(0, chats), ids.slice(chats));
  const idleMb = memory(site.child.pid);
  say(`  ${chats} chats with both ends; the server has ${idleMb} MB before they open`);

  /** When each message was sent, by its mark in the text. */
  const sent = new Map();
  const arrived = { buyer: [], teacher: [] };
  let failed = 0;
  const ends = [];
  const person = (side, n) => {
    const token = tokens[side === 'buyer' ? n : n + chats];
    let rev = 0;
    let asking = false;
    let again = false;
    const ask = async () => {
      if (asking) {
        again = true;
        return;
      }
      asking = true;
      try {
        do {
          again = false;
          const data = await api(
            port,
            token,
            'GET',
            `/order_chat/list/${orders[n]}${rev ? `?since=${rev}` : ''}`,
          );
          const now = performance.now();
          rev = data.rev;
          for (const { mine, content } of data.data) {
            const begun = !mine && sent.get(content);
            if (!begun) continue;
            arrived[side].push(now - begun);
            sent.delete(content);
          }
        } while (again);
      } catch {
        failed += 1;
      } finally {
        asking = false;
      }
    };
    return { side, token, order: orders[n], ask };
  };
  const people = orders.flatMap((_, n) => [person('buyer', n), person('teacher', n)]);
  const opened = performance.now();
  // Few at a time, as people come.
  for (let from = 0; from < people.length; from += 50)
    await Promise.all(
      people.slice(from, from + 50).map(async (one) => {
        await one.ask();
        ends.push(await follow(port, one.token, ({ what }) => what === 'line' && void one.ask()));
      }),
    );
  const openMs = Math.round(performance.now() - opened);
  await pause(2000);
  const openMb = memory(site.child.pid);
  say(`  all open after ${openMs} ms, ${openMb} MB`);

  const total = rate * seconds;
  const begun = performance.now();
  const answers = [];
  const posts = [];
  for (let n = 0; n < total; n += 1) {
    const wait = begun + (n * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const { token, order } = people[(n * 7919) % people.length];
    const content = `第 ${n} 句 ${randomUUID()}`;
    const start = performance.now();
    sent.set(content, start);
    posts.push(
      api(port, token, 'POST', `/order_chat/send/${order}`, { content, client_id: randomUUID() }).then(
        () => answers.push(performance.now() - start),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(posts);
  for (const deadline = performance.now() + patience; sent.size > 0 && performance.now() < deadline; )
    await pause(20);
  const busyMb = memory(site.child.pid);
  for (const end of ends) end();
  await close();
  const figures = {};
  for (const side of ['buyer', 'teacher']) {
    const sorted = arrived[side].sort((a, b) => a - b);
    figures[side] = {
      messages: sorted.length,
      p50: at(sorted, 0.5),
      p95: at(sorted, 0.95),
      most: at(sorted, 1),
    };
    say(
      `  at the ${side}: ${sorted.length} messages, p50 ${figures[side].p50} ms, p95 ${figures[side].p95} ms`,
    );
  }
  const posted = answers.sort((a, b) => a - b);
  return {
    ...{ chats, rate, total, lost: sent.size, failed, openMs, idleMb, openMb, busyMb },
    sendP95: at(posted, 0.95),
    ...figures,
  };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(benchmark);
console.log(JSON.stringify(figures));
const worst = Math.max(figures.buyer.p95, figures.teacher.p95);
if (figures.lost > 0 || figures.failed > 0)
  giveUp(`${figures.lost} messages did not arrive, ${figures.failed} calls failed.`);
if (worst > promised)
  giveUp(`A message took ${worst} ms (p95) to the other side; ${promised} ms are promised.`);
process.exit(0);
