// `npm run bench:staff`: how long the board of the desk, the first page of each queue and its search take on a site with
// years of work behind it, in a database of its own; fails when the board takes more than 100 ms, a queue or the search more
// than 50. Options: --orders=1000000 --posts=200000 --tickets=50000 --calls=100
import { performance } from 'node:perf_hooks';
import { onOwnSite } from './bench/own-site.mjs';
import { fillForStaff } from './bench/staff.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const size = {
  orders: option('orders', 1_000_000),
  posts: option('posts', 200_000),
  tickets: option('tickets', 50_000),
};
const calls = option('calls', 100);
const warmUp = 10;

const of = (path, limit) => ({ path: `/staff/desk/${path}`, limit });
const searched = (keyword) => of(`search?keyword=${encodeURIComponent(keyword)}`, 50);
const queues = [
  ...['post', 'comment', 'topic', 'review', 'order', 'refund', 'invoice', 'submission', 'ticket', 'chat'],
  ...['sentinel', 'account'],
];
const plans = {
  board: of('board', 100),
  'counts of all queues': of('queues', 50),
  ...Object.fromEntries(queues.map((queue) => [`queue ${queue}`, of(`cases/${queue}`, 50)])),
  'queue order, all': of('cases/order?tab=all', 50),
  'queue order, serving, searched': of(`cases/order?tab=serving&keyword=${encodeURIComponent('统计')}`, 50),
  'search: an order number': searched('202500000000765432'),
  'search: a common word': searched('润色'),
  'search: a rare word': searched('第599种'),
  'search: no such word': searched('没有这样的东西'),
  'search: a whole phone number': searched('19900012345'),
  'search: a name': searched('用户4321'),
  'search: a ticket number': searched('GD20250000012345'),
  'search: words of a post': searched('第1777类问卷'),
};

async function once(base, token, path) {
  const began = performance.now();
  const response = await fetch(`${base}/api/applet${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code, msg } = await response.json();
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return performance.now() - began;
}

const at = (sorted, share) => Number(sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));

async function measure(base, token, { path }) {
  for (let n = 0; n < warmUp; n += 1) await once(base, token, path);
  const times = [];
  for (let n = 0; n < calls; n += 1) times.push(await once(base, token, path));
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(async ({ dataDir, url }) => {
  const token = await fillForStaff(dataDir, size);
  say(
    `  ${size.orders} orders, ${size.posts} posts, ${size.tickets} tickets, ${calls} calls each, one after the other, in ms:`,
  );
  const measured = {};
  for (const [name, plan] of Object.entries(plans)) measured[name] = await measure(url, token, plan);
  return measured;
});
const ratio = (name) => Number((figures[name].p95 / plans[name].limit).toFixed(2));
say(
  table(
    ['call', 'p50', 'p95', 'of its limit'],
    Object.entries(figures).map(([name, { p50, p95 }]) => [
      name,
      String(p50),
      String(p95),
      String(ratio(name)),
    ]),
  ),
);
console.log(JSON.stringify(figures));
const slow = Object.keys(plans).filter((name) => ratio(name) > 1);
if (slow.length > 0)
  giveUp(
    slow.map((name) => `${name} takes ${figures[name].p95} ms, more than ${plans[name].limit}.`).join('\n'),
  );
process.exit(0);
