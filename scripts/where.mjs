// `npm run where -- /goodsdetail/1` or `npm run where -- /draft/list`: where everything of a page or of a call stands. `--check` tries all of them.
import { parseArgs } from 'node:util';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { allRoutes, pageOf, routesAt, whereAddress } from './where/address.mjs';
import { allCalls, handlerOf, whereCall } from './where/call.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});

function print({ what, ...facts }) {
  headline(what);
  for (const [name, fact] of Object.entries(facts)) {
    const lines = [fact ?? 'not found'].flat();
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
    ...calls
      .filter((call) => !handlerOf(call))
      .map(({ key, declared }) => `${declared} ${key} has no handler`),
  ];
  if (lost.length > 0) giveUp(lost.join('\n  '));
  say(`${calls.length} calls and ${routes.length} routes`);
}

const asked = positionals.join(' ');
if (values.check) check();
else if (!asked)
  giveUp('What shall be found?', 'npm run where -- <address of a page, or path or name of a call>');
else {
  const found = [...whereAddress(asked), ...whereCall(asked)];
  if (found.length === 0) giveUp(`Neither a page nor a call is called ${asked}.`);
  for (const one of found) print(one);
}
