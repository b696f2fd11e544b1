import { join } from 'node:path';
import { buildSync } from 'esbuild';

const [bundled] = buildSync({
  entryPoints: [join(import.meta.dirname, '../context/entry.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  platform: 'neutral',
  mainFields: ['module', 'main'],
}).outputFiles;

/** First script of a context, as the server's build makes it. */
export const browser = bundled?.text ?? '';
