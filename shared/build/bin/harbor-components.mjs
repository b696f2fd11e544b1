#!/usr/bin/env node
// Usage: harbor-components.mjs <shell folder> <folder with sources> …
// Writes the list of components that the shell cuts its shared files for.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { listFile, scanComponents } = await import('../src/components-in-use.ts');
const [shell, ...folders] = process.argv.slice(2);
const components = scanComponents(folders);
writeFileSync(join(shell, listFile), `${JSON.stringify(components, null, 2)}\n`);
console.log(`${components.length} components in use`);
