// `npm run bench:api`: how many calls a second the API answers with 50 connections, on a server and a database of its
// own with the demo data. Options: --base=http://localhost:8080 (a running site), --seconds=10, --connections=50
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onOwnSite } from './bench/own-site.mjs';
import { needSite } from './bench/running-site.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const seconds = Number(option('seconds', 10));
const connections = Number(option('connections', 50));
const given = option('base', '').replace(/\/$/, '');

/** Keywords in turn, so that searching is not one kept answer. */
const keywords = ['润色', '论文', '选刊', '答辩', '投稿 指导', '专利', 'SCI', '会议报告', '摘要', '查'];
const marker = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };

async function login(base) {
  const response = await fetch(`${base}/api/applet/auth/pc_login`, {
    method: 'POST',
    headers: marker,
    body: JSON.stringify({ phone: '13800000001', password: 'harbor-demo-1' }),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200)
    throw new Error(`The demo buyer cannot log in: ${msg} Is this a site with the demo data?`);
  return `${data.token_type} ${data.token}`;
}

const call = (path, more = {}) => ({ path: `/api/applet${path}`, ...more });

const plans = (authorization) => ({
  byId: [call('/service/detail/1')],
  list: [call('/service/goods?category_id=5')],
  search: keywords.map((keyword) =>
    call('/service/search', { method: 'POST', headers: marker, body: JSON.stringify({ keyword }) }),
  ),
  newsList: [call('/press/list?type=1'), call('/press/list?type=2'), call('/press/list?page=2')],
  newsArticle: Array.from({ length: 20 }, (_, n) => call(`/press/${n + 1}/detail`)),
  byIdLoggedIn: [call('/service/detail/1', { headers: { authorization } })],
  userInfo: [call('/userInfo', { headers: { authorization } })],
});

async function measure(base, requests, duration) {
  const autocannon = createRequire(join(root, 'server/package.json'))('autocannon');
  const result = await autocannon({ url: base, connections, duration, requests });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} calls to ${requests[0].path} failed.`);
  return { rps: Math.round(result.requests.average), p99: result.latency.p99 };
}

async function benchmark(base) {
  const figures = {};
  for (const [name, requests] of Object.entries(plans(await login(base)))) {
    await measure(base, requests, 2);
    figures[name] = await measure(base, requests, seconds);
    const { rps, p99 } = figures[name];
    const columns = [name.padEnd(14), String(rps).padStart(8), `${p99} ms`.padStart(9)];
    say(`  ${columns.join('  ')}   ${requests[0].method ?? 'GET'} ${requests[0].path}`);
  }
  return figures;
}

async function measured(base) {
  say(`${connections} connections, ${seconds} s each, against ${base}`);
  say(`  ${'call'.padEnd(14)}  ${'calls/s'.padStart(8)}  ${'p99'.padStart(9)}`);
  return benchmark(base);
}

checkNode();
let figures;
if (given) {
  await needSite(given);
  figures = await measured(given).catch((error) => giveUp(error.message));
} else {
  await install();
  await build();
  figures = await onOwnSite(({ url }) => measured(url));
}
console.log(JSON.stringify(figures));
