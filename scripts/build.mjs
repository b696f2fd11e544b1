// `npm run build`: builds what changed, without starting anything.
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { say } from './bootstrap/say.mjs';

checkNode();
await install();
await build();
say('Everything is built.');
