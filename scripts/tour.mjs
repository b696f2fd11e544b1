// `npm run tour`: opens every route of the running site on both platforms as visitor, buyer and teacher, and leaves the
// screenshots with an index page in `tour/`. Options: --base=http://localhost:8080 --only=mf-services --out=tour
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { needSite } from './bench/running-site.mjs';
import { browserSwitches, browser as findBrowser } from './bootstrap/browser.mjs';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { inParallel, root } from './bootstrap/run.mjs';
import { headline, say } from './bootstrap/say.mjs';
import { codeOf, demoSecret, untilNext } from './staff/second-factor.mjs';

const option = (name, fallback) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const base = option('base', `http://localhost:${process.env.PORT || 8080}`);
const only = option('only', '');
const out = resolve(root, option('out', 'tour'));

const password = 'harbor-demo-1';
const roles = { visitor: null, buyer: '13800000001', teacher: '13800000002', staff: '13800000009' };
const screens = {
  desktop: { viewport: { width: 1366, height: 768 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  },
};

async function post(path, body, session) {
  const response = await fetch(`${base}/api/applet${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(session ? { authorization: `${session.token_type} ${session.token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Passes the second factor of the team; a code that was used just now gives way to the next. */
async function pass(session, secret) {
  try {
    await post('/staff/second_factor/enter', { code: codeOf(secret) }, session);
  } catch {
    await new Promise((done) => setTimeout(done, untilNext() + 300));
    await post('/staff/second_factor/enter', { code: codeOf(secret) }, session);
  }
}

async function enter(phone) {
  if (!phone) return { session: null, order: 1 };
  const session = await post('/auth/pc_login', { phone, password });
  const secret = demoSecret(phone);
  if (secret) await pass(session, secret);
  const orders = await post('/user/get_orders', { page: 1 }, session);
  return { session, order: orders.data[0]?.id ?? 1 };
}

/** Parameters of a route: an order of one's own, a tab, a number that the demo data has. */
const fill = (path, order) =>
  path
    .replace(/^(\/(?:orderdetail|refund|cancel|orderrefund|evaluation)\/):id/, `$1${order}`)
    .replace(/^(\/orderpage\/):id/, '$10')
    .replace(/:\w+/g, '1');

function visits() {
  return (
    frontends()
      .filter((name) => !only || name === only)
      .flatMap((name) =>
        JSON.parse(readFileSync(join(root, name, 'routes.json'), 'utf8')).routes.map((route) => ({
          name,
          route,
        })),
      )
      // Pages of the team are theirs alone, and everybody else's look the same to them.
      .flatMap((visit) =>
        Object.keys(roles)
          .filter((role) => (role === 'staff') === (visit.route.access === 'staff'))
          .map((role) => ({ ...visit, role })),
      )
  );
}

async function photograph(chromium, people, { name, route, role }) {
  const context = await chromium.newContext({
    ...screens[route.platform],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const { session, order } = people[role];
  if (session) {
    await context.addInitScript((s) => {
      localStorage.setItem('token_type', s.token_type);
      localStorage.setItem('token', s.token);
      localStorage.setItem('islogin', 'true');
    }, session);
  }
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const path = fill(route.path, order);
  const file = `${route.platform}-${role}-${`${name}${path}`.replace(/[^\w-]+/g, '_')}.png`;
  const started = Date.now();
  try {
    await page.goto(base + path, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('main[data-state=ready]', { timeout: 15_000 });
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
    // Pictures below the fold load when they come into view.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 40));
      }
      scrollTo(0, 0);
    });
    await page.waitForTimeout(250);
  } catch (error) {
    problems.push(String(error.message).split('\n')[0]);
  }
  await page.screenshot({ path: join(out, file), fullPage: true });
  const at = new URL(page.url()).pathname;
  await context.close();
  return {
    name,
    platform: route.platform,
    role,
    title: route.title,
    path,
    at,
    file,
    problems,
    ms: Date.now() - started,
  };
}

const asText = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function indexPage(rows) {
  const cards = rows.map(
    (
      row,
    ) => `<figure data-platform="${row.platform}" data-role="${row.role}"><a href="${row.file}"><img loading="lazy" src="${row.file}" alt=""></a>
<figcaption><b>${asText(row.title)}</b> ${asText(row.path)}${row.at === row.path ? '' : ` → ${asText(row.at)}`}<br>${row.platform} · ${row.role} · ${row.name}${row.problems.map((p) => `<br><em>${asText(p)}</em>`).join('')}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>学术港 · 全站截图</title><style>
body{font:14px/1.5 system-ui,sans-serif;margin:24px;background:#f5f7fb;color:#14213d}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:20px}
figure{margin:0;background:#fff;border:1px solid #e5e9f2;border-radius:12px;overflow:hidden}
img{width:100%;height:320px;object-fit:cover;object-position:top;display:block}
figcaption{padding:12px;overflow-wrap:anywhere}em{color:#bf3f0c;font-style:normal}
</style><h1>学术港 · 全站截图</h1><p>${rows.length} pages, ${rows.filter((r) => r.problems.length > 0).length} with problems</p><main>${cards.join('\n')}</main></html>`;
}

checkNode();
await install();
await needSite(base);

const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');
const instance = await chromium.launch({ executablePath: await findBrowser(), args: browserSwitches });
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const people = {};
for (const [role, phone] of Object.entries(roles)) people[role] = await enter(phone);

headline(`${visits().length} pages into ${out}`);
const rows = await inParallel(
  visits().map((visit) => async () => {
    const row = await photograph(instance, people, visit);
    say(
      `  ${row.problems.length > 0 ? '✗' : '✓'} ${row.platform} ${row.role} ${row.path} ${row.problems[0] ?? ''}`,
    );
    return row;
  }),
  2,
);
await instance.close();
const order = (row) => `${row.name} ${row.path} ${row.platform} ${row.role}`;
rows.sort((a, b) => order(a).localeCompare(order(b)));
writeFileSync(join(out, 'index.html'), indexPage(rows));
const bad = rows.filter((row) => row.problems.length > 0).length;
headline(`${rows.length} pages, ${bad} with problems: open ${join(out, 'index.html')}`);
process.exit(bad > 0 ? 1 : 0);
