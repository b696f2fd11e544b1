// `npm run rollback -- mf-services [version]`: takes the stable version out of service at once, for everybody.
import { checkNode } from './bootstrap/install.mjs';
import { giveUp } from './bootstrap/say.mjs';
import { move } from './platform/move.mjs';
import { readOptions, siteOf } from './platform/options.mjs';

const usage = 'npm run rollback -- <part> [version] [--reason "…"] [--site URL] [--token hdt_…]';

checkNode();
const { words, reason = '', ...options } = readOptions({ reason: { type: 'string' } }, usage);
const [remote, version] = words;
if (!remote) giveUp('Which part?', usage);
await move(siteOf(options), remote, 'rollback', { version, reason });
