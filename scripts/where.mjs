// `npm run where -- /goodsdetail/1`, `npm run where -- /draft/list` or `npm run where -- 退款`: where everything of a page, of a call
// or of a word stands. `--all` shows long lists whole; `--check` tries all pages and calls.
import { parseArgs } from 'node:util';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { whereAddress } from './where/address.mjs';
import { allCalls, handlerOf, whereCall } from './where/call.mjs';
import { resolverOf } from './where/page-words.mjs';
import { allRoutes, pageOf, routesAt } from './where/routes.mjs';
import { nearest, whereWords } from './where/words.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, all: { type: 'boolean' } },
});

/** Most lines of one kind that are shown without `--all`. */
const few = 8;

function print({ what, ...facts }) {
  headline(what);
  for (const [name, fact] of Object.entries(facts)) {
    const every = [fact ?? 'not found'].flat().filter(Boolean);
    const lines =
      values.all || every.length <= few + 1
        ? every
        : [...every.slice(0, few), `and ${every.length - few} more (--all)`];
    lines.forEach((line, at) => {
      say(`  ${(at === 0 ? name : '').padEnd(14)}${line}`);
    });
  }
}

function check() {
  const routes = allRoutes().filter(({ route }) => route);
  const calls = allCalls();
  const lost = [
    ...routes.filter((one) => !pageOf(one)).map(({ entry }) => `${entry} has no page`),
    ...routes
      .filter(({ route }) => routesAt(route.path).length === 0)
      .map(({ entry }) => `${entry} is not found`),
    ...routes
      .filter(({ route }) => route.seo && !resolverOf(route))
      .map(({ entry, route }) => `${entry} names no resolver: ${route.seo}`),
    ...calls
      .filter((call) => !handlerOf(call))
      .map(({ key, declared }) => `${declared} ${key} has no handler`),
  ];
  if (lost.length > 0) giveUp(lost.join('\n  '));
  say(`${calls.length} calls and ${routes.length} routes`);
}

/** What fits best: a page before calls, both before words. */
function find(asked) {
  for (const where of [whereAddress, whereCall, whereWords]) {
    const found = where(asked);
    if (found.length > 0) return found;
  }
  const near = nearest(asked);
  return giveUp(
    `Neither a page nor a call nor a folder is called ${asked}.`,
    near.length > 0 ? `Nearest to it:\n  ${near.join('\n  ')}` : undefined,
  );
}

const asked = positionals.join(' ').trim();
if (values.check) check();
else if (!asked)
  giveUp('What shall be found?', 'npm run where -- <address of a page, path of a call, or a word>');
else for (const one of find(asked)) print(one);
