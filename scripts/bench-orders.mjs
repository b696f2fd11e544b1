// `npm run bench:orders`: how long the order list, its counts and the badge take for somebody with 10,000 orders, on a site
// and a database of its own; fails when the first page takes longer than 50 ms. Options: --orders=10000 --calls=300
import { performance } from 'node:perf_hooks';
import { addOrders } from './bench/orders.mjs';
import { onOwnSite } from './bench/own-site.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { table } from './platform/table.mjs';

const option = (name, fallback) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  );
const orders = option('orders', 10_000);
const calls = option('calls', 300);
/** Limit of the first page's p95 in ms. */
const limit = 50;
const warmUp = 20;

const list = (body) => ['POST', '/user/get_orders', body];
const plans = {
  'list, first page': list({}),
  'list, 服务中': list({ tab: 'serving' }),
  'list, 待评价': list({ tab: 'review' }),
  'list, page 500': list({ page: 500 }),
  'list, searched': list({ keyword: '校订 777' }),
  counts: ['GET', '/user/get_wait_num'],
  badge: ['GET', '/user/get_order_num'],
};

async function once(base, token, [method, path, body]) {
  const began = performance.now();
  const response = await fetch(`${base}/api/applet${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'XMLHttpRequest',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, msg } = await response.json();
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return performance.now() - began;
}

const at = (sorted, share) => Number(sorted[Math.floor((sorted.length - 1) * share)].toFixed(1));

async function measure(base, token, plan) {
  for (let n = 0; n < warmUp; n += 1) await once(base, token, plan);
  const times = [];
  for (let n = 0; n < calls; n += 1) times.push(await once(base, token, plan));
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
}

checkNode();
await install();
await build();
const figures = await onOwnSite(async ({ dataDir, url }) => {
  const token = await addOrders(dataDir, orders);
  say(`  ${orders} orders of one person, ${calls} calls each, one after the other, in ms:`);
  const measured = {};
  for (const [name, plan] of Object.entries(plans)) measured[name] = await measure(url, token, plan);
  return measured;
});
say(
  table(
    ['call', 'p50', 'p95'],
    Object.entries(figures).map(([name, { p50, p95 }]) => [name, String(p50), String(p95)]),
  ),
);
console.log(JSON.stringify(figures));
if (figures['list, first page'].p95 > limit)
  giveUp(`The first page takes ${figures['list, first page'].p95} ms, more than ${limit}.`);
process.exit(0);
