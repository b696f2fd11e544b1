// `npm run bench:login`: how long a refused login takes for phones with and without an account, asked in turns of a
// running demo site. The medians must lie within 20 ms. Options: --base=http://localhost:8080 --count=200
import { performance } from 'node:perf_hooks';
import { needSite } from './bench/running-site.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const base = option('base', `http://localhost:${process.env.PORT || 8080}`);
const count = Number(option('count', '200'));
const most = 20;

const known = ['13800000001', '13800000002', '13800000003', '13800000009'];
const unknown = (n) =>
  `199${String(Date.now() % 10_000).padStart(4, '0')}${String(n % 10_000).padStart(4, '0')}`;

async function time(phone) {
  const began = performance.now();
  const response = await fetch(`${base}/api/applet/auth/pc_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ phone, password: 'not-the-password-1' }),
  });
  const { msg } = await response.json();
  if (response.status !== 422)
    giveUp(
      `The site answered ${response.status}: ${msg}`,
      'Run it against a demo site that was not measured in the last 15 minutes.',
    );
  return { ms: performance.now() - began, msg };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

await needSite(base);
const times = { known: [], unknown: [] };
const words = new Set();
await time(unknown(0));
for (let n = 0; n < count; n += 1)
  for (const kind of ['known', 'unknown']) {
    const { ms, msg } = await time(kind === 'known' ? known[n % known.length] : unknown(n + 1));
    times[kind].push(ms);
    words.add(msg);
  }
const [a, b] = [median(times.known), median(times.unknown)];
say(`known phones:   median ${a.toFixed(1)} ms of ${count}`);
say(`unknown phones: median ${b.toFixed(1)} ms of ${count}`);
say(`difference ${Math.abs(a - b).toFixed(1)} ms, ${words.size} wording`);
if (words.size > 1 || Math.abs(a - b) > most) process.exit(1);
