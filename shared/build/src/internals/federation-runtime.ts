import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { packageRoot } from '../shares';

/** Global under which the shell hands Module Federation's runtime to the remotes, so that it is loaded once. */
export const runtimeGlobal = '__HARBOR_FEDERATION__';

/**
 * Module Federation's plugin has every build carry its runtime, by a request for this file, 21 KB compressed in each
 * remote's entry.
 */
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler/;

/** In a remote, Module Federation's runtime is the shell's. */
export function runtimeOfTheShell(
  { request }: { request?: string },
  callback: (error?: Error, external?: string) => void,
): void {
  if (request && bundlerRuntime.test(request)) callback(undefined, `var ${runtimeGlobal}`);
  else callback();
}

/**
 * The file that the shell imports the runtime from. It belongs to `@module-federation/enhanced`, whose version pins it.
 * @param here folder of a package that depends on that
 */
export function bundlerRuntimeFile(here: string): string {
  const enhanced = realpathSync(packageRoot('@module-federation/enhanced', here));
  return join(packageRoot('@module-federation/webpack-bundler-runtime', enhanced), 'dist/bundler.js');
}

/**
 * What Module Federation's plugin sets by `experiments.optimization` and for its own debugging, in a build without the
 * plugin: no manifests (the server chooses), no Node, 3 KB compressed.
 */
export const runtimeSwitches = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_DEBUG: 'false',
};

/** Files of the runtime that the product does not use, by what stands in for each: preloading and manifests, 2 KB compressed. */
export const unusedInRuntime: [RegExp, string][] = [
  [/[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'snapshot-handler.js'],
  [/[\\/]utils[\\/]preload\.js$/, 'preload.js'],
];

/** Leaves out of the runtime what the product does not use. */
export const leanRuntime = () => [
  new webpack.DefinePlugin(runtimeSwitches),
  ...unusedInRuntime.map(
    ([file, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'unused-runtime', standIn)),
  ),
];

/**
 * Says where Module Federation finds webpack. Unset, it calls webpack without options several times and reads the place
 * out of the error, for which all of webpack's option schema is compiled.
 */
export function nameWebpack(): void {
  process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');
}
