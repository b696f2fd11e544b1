import { testApp } from '../../../server/src/testing/app.ts';
import setup from '../../../server/src/testing/global-setup.ts';
import teardown from '../../../server/src/testing/global-teardown.ts';
import { browser } from './browser.mjs';
import { calls } from './calls.mjs';
import { comparisons } from './comparisons.mjs';
import { documents } from './documents.mjs';
import { forms } from './forms.mjs';
import { headers } from './headers.mjs';
import { json } from './json.mjs';
import { markup } from './markup.mjs';
import { bestOf, limit } from './measure.mjs';
import { multipart } from './multipart.mjs';
import { releases } from './releases.mjs';
import { wording } from './wording.mjs';

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const times = Number(option('times') ?? 4);
const groups = {
  markup,
  json,
  headers,
  multipart,
  calls,
  forms,
  wording,
  documents,
  comparisons,
  releases,
  browser,
};
const only = option('only')?.split(',') ?? Object.keys(groups);
const all = process.argv.includes('--all');

/** One input: what it is, and its shapes with how each is sent. */
const rows = [];
await setup();
let site;
try {
  site = await testApp({ env: { HARBOR_LIMITS: 'demo' } });
  site.url = await site.listen();
  for (const name of only) {
    for await (const { input, shapes } of groups[name](site)) {
      const measured = [];
      for (const [shape, work] of shapes) measured.push({ shape, ms: await bestOf(times, work) });
      measured.sort((a, b) => b.ms - a.ms);
      const row = { group: name, input, shapes: measured };
      rows.push(row);
      for (const { shape, ms } of all ? measured : measured.slice(0, 1))
        console.log(
          `${ms > limit ? '✗' : '✓'} ${input.padEnd(44)} ${shape.slice(0, 44).padEnd(44)} ${ms.toFixed(1).padStart(7)} ms  ${(ms / limit).toFixed(2).padStart(5)}  of ${measured.length}`,
        );
    }
  }
} finally {
  await site?.close();
  await teardown();
}
const beyond = rows.flatMap(({ input, shapes }) =>
  shapes.filter(({ ms }) => ms > limit).map(({ shape, ms }) => `${input}, ${shape}: ${ms.toFixed(1)} ms`),
);
console.log(
  `\n${rows.length} inputs, ${rows.reduce((sum, { shapes }) => sum + shapes.length, 0)} shapes; limit ${limit} ms`,
);
for (const one of beyond) console.log(`✗ ${one}`);
process.exit(beyond.length > 0 ? 1 : 0);
