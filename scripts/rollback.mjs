// `npm run rollback -- mf-services [version]`: takes the stable version out of service at once, for everybody.
import { checkNode } from './bootstrap/install.mjs';
import { giveUp } from './bootstrap/say.mjs';
import { move } from './platform/move.mjs';
import { readOptions, siteOf } from './platform/options.mjs';
import { agreedVersion } from './platform/rollback-plan.mjs';

const usage = 'npm run rollback -- <part> [version] [--yes] [--reason "…"] [--site URL] [--token hdt_…]';

checkNode();
const own = { reason: { type: 'string' }, yes: { type: 'boolean' } };
const { words, reason = '', yes = false, ...options } = readOptions(own, usage);
const [remote, version] = words;
if (!remote) giveUp('Which part?', usage);
const site = siteOf(options);
const seen = version === undefined ? await agreedVersion(site, remote, yes) : undefined;
await move(site, remote, 'rollback', { version, seen, reason });
