// `npm run bench:pages`: public pages as somebody sees them for the first time, with fast 4G and a processor four times
// slower, in turn: as the server draws them, as the browser draws them alone (a switch that only sites outside production
// know), and a peer's pages beside them. Medians.
// Options: --runs=5 --platforms=desktop,mobile --only=home,post --peer=http://localhost:4567
// --peer-topic=/topic/1 --before=http://localhost:8081 (another build of this site in the place of the switch) --trace
// (what the main thread did until the largest picture or text stood there, of one more visit each)
import { onOwnSite } from './bench/own-site.mjs';
import { openVisitor } from './bench/pages/visitor.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { headline, say } from './bootstrap/say.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const runs = Number(option('runs', 5));
const platforms = option('platforms', 'desktop,mobile').split(',');
const only = option('only', '').split(',').filter(Boolean);
const peer = option('peer', '').replace(/\/$/, '');
const before = option('before', '').replace(/\/$/, '');
const traced = process.argv.includes('--trace');

/** Pages of the demo site, with the page of a forum that is for the same. */
const pages = [
  { name: 'home', path: '/', peer: '/' },
  { name: 'services', path: '/productservice/' },
  { name: 'service', path: '/goodsdetail/1' },
  { name: 'reviews', path: '/evaluationlist/' },
  { name: 'forum', path: '/forumindex/', peer: '/recent' },
  { name: 'post', path: '/postdetail/1', peer: option('peer-topic', '/topic/1') },
].filter(({ name }) => only.length === 0 || only.includes(name));

const median = (values) => {
  const known = values.filter((value) => value !== null && value !== undefined).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
};

/** The addresses of a page that are visited in turn. */
function addressesOf(page, url) {
  return [
    { name: 'server', url: url + page.path, ready: 'main[data-state=ready]' },
    {
      name: before ? 'before' : 'browser',
      url: before ? before + page.path : `${url}${page.path}?drawn=off`,
      ready: 'main[data-state=ready]',
    },
    ...(peer && page.peer ? [{ name: 'peer', url: peer + page.peer, ready: '' }] : []),
  ];
}

const figures = [
  'ttfb',
  'fcp',
  'lcp',
  'blocking',
  'longest',
  'ready',
  'shift',
  'requests',
  'bytes',
  'scriptBytes',
  'errors',
];

function summed(visits) {
  const middle = (figure) => {
    const value = median(visits.map((visit) => visit[figure]));
    return value === null ? null : figure === 'shift' ? Number(value.toFixed(3)) : Math.round(value);
  };
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)]));
}

const ratio = (a, b) => (a === null || b === null ? null : Number((a / Math.max(b, 1)).toFixed(2)));

async function measure(visitor, page, platform, url) {
  const addresses = addressesOf(page, url);
  const visits = new Map(addresses.map(({ name }) => [name, []]));
  // One visit each that does not count: the server opens what it needs for a page with the first who asks.
  for (const { url, ready } of addresses) await visitor.visit(url, platform, { ready });
  for (let run = 0; run < runs; run += 1)
    for (const { name, url, ready } of addresses)
      visits.get(name).push(await visitor.visit(url, platform, { ready }));
  const rows = Object.fromEntries([...visits].map(([name, made]) => [name, summed(made)]));
  headline(
    `${page.name}, ${platform}: ${page.path} (${runs} visits each in turn, medians; ms, bytes on the wire)`,
  );
  console.table(rows);
  say(`  largest: ${visits.get('server')[0].lcpElement}`);
  if (traced)
    for (const { name, url } of addresses) {
      const { lcp, trace } = await visitor.visit(url, platform, { trace: true });
      const parts = Object.entries(trace).map(([kind, ms]) => `${kind} ${ms}`);
      say(`  ${name}, until ${Math.round(lcp ?? 0)} ms: ${parts.join(', ') || 'nothing was painted'}`);
    }
  return rows;
}

checkNode();
await install();
await build();
const summary = await onOwnSite(async ({ url }) => {
  const visitor = await openVisitor();
  const all = {};
  try {
    for (const platform of platforms)
      for (const page of pages) all[`${page.name} ${platform}`] = await measure(visitor, page, platform, url);
  } finally {
    await visitor.close();
  }
  return all;
});

headline('Ratios, ours by the server ÷ the others');
console.table(
  Object.fromEntries(
    Object.entries(summary).map(([name, { server, browser, before: old, peer: other }]) => {
      const own = old ?? browser;
      const service = summary[`service ${name.split(' ')[1]}`];
      return [
        name,
        {
          'LCP ÷ before': ratio(server.lcp, own.lcp),
          'blocking ÷ before': ratio(server.blocking, own.blocking),
          'ready ÷ before': ratio(server.ready, own.ready),
          ...(service && {
            'LCP ÷ service before': ratio(server.lcp, (service.before ?? service.browser).lcp),
          }),
          ...(other && {
            'LCP ÷ peer': ratio(server.lcp, other.lcp),
            'blocking ÷ peer': ratio(server.blocking, other.blocking),
          }),
        },
      ];
    }),
  ),
);
process.exit(0);
