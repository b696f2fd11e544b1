// `npm run canary -- mf-services 25 [version]`: the share of visitors who get the canary; 0 switches it off.
import { checkNode } from './bootstrap/install.mjs';
import { giveUp } from './bootstrap/say.mjs';
import { move } from './platform/move.mjs';
import { readOptions, siteOf } from './platform/options.mjs';

const usage = 'npm run canary -- <part> <percent> [version] [--reason "…"] [--site URL] [--token hdt_…]';

checkNode();
const { words, reason = '', ...options } = readOptions({ reason: { type: 'string' } }, usage);
const [remote, share, version] = words;
if (!remote || share === undefined || !(Number(share) >= 0 && Number(share) <= 100))
  giveUp('Which part, and what share from 0 to 100?', usage);
await move(siteOf(options), remote, 'canary', { version, share: Number(share), reason });
