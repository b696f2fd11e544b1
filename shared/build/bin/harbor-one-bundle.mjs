#!/usr/bin/env node
// Usage: harbor-one-bundle.mjs <output folder> <shell folder> <remote folder> …
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.NODE_ENV = 'production';
register();
const [output, shell, ...remotes] = process.argv.slice(2);
const { createOneBundleConfig } = await import('../src/webpack.ts');
const { default: webpack } = await import('webpack');
const config = createOneBundleConfig(pathToFileURL(`${shell}/webpack.config.ts`).href, remotes, output);
webpack(config, (error, stats) => {
  if (error || !stats || stats.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exit(1);
  }
  console.log(`one bundle in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
});
