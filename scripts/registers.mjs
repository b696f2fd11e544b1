// `npm run registers`: writes the lists that follow from folders (scripts/registers/lists.mjs). `--check` only compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { listsOf } from './registers/lists.mjs';

const stale = Object.entries(listsOf(root)).filter(
  ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  if (stale.length > 0) giveUp(`Out of date: ${stale.map(([path]) => path).join(', ')}`, 'npm run registers');
} else {
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
  say(
    stale.length > 0 ? `Written: ${stale.map(([path]) => path).join(', ')}` : 'All lists are as they were.',
  );
}
