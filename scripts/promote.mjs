// `npm run promote -- mf-services [version]`: makes the canary, or a named version, the stable one.
import { checkNode } from './bootstrap/install.mjs';
import { giveUp } from './bootstrap/say.mjs';
import { move } from './platform/move.mjs';
import { readOptions, siteOf } from './platform/options.mjs';

const usage = 'npm run promote -- <part> [version] [--reason "…"] [--site URL] [--token hdt_…]';

checkNode();
const { words, reason = '', ...options } = readOptions({ reason: { type: 'string' } }, usage);
const [remote, version] = words;
if (!remote) giveUp('Which part?', usage);
await move(siteOf(options), remote, 'promote', { version, reason });
