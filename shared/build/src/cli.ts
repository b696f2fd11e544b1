import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Releases kept on disk: a page opened before a deploy still finds its chunks. */
const keep = 3;

const root = process.cwd();
const watch = process.argv.includes('--watch');
/** A build for a release: the registry is to serve it, not the workspace's own pointer. */
const aside = process.argv.includes('--aside');
/** Folder of a build that is only measured (`npm run bench:build`): nobody is pointed at it. */
const apart = process.argv.find((argument) => argument.startsWith('--into='))?.slice('--into='.length);
if (apart !== undefined && !isAbsolute(apart)) throw new Error('--into= takes the whole path of a folder');
if (watch) process.env.HARBOR_BUILD = 'watch';
else process.env.NODE_ENV = 'production';

async function loadConfig(): Promise<Configuration> {
  const module = await import(pathToFileURL(join(root, 'webpack.config.ts')).href);
  const config: Configuration = await module.default;
  if (!apart) return config;
  const { output } = config;
  return { ...config, output: { ...output, path: join(apart, versionOf(config)) } };
}

function versionOf(config: Configuration): string {
  return String(config.output?.path).split(/[\\/]/).at(-1) ?? '';
}

/**
 * Points `dist/current.json` at a finished build; the server takes it up without a restart. A watch build is its
 * developer's alone: `npm run dev` lays it over the site in their browser.
 */
function publish(version: string): void {
  if (aside || apart || watch) return;
  const target = join(root, 'dist/current.json');
  writeFileSync(`${target}.next`, `${JSON.stringify({ version })}\n`);
  renameSync(`${target}.next`, target);
}

function dropOldBuilds(current: string): void {
  const dist = join(root, 'dist');
  const oldestFirst = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    // The build of a running `npm run dev` is its own to end.
    .filter(({ name }) => name !== current && !name.endsWith('-watch'))
    // Their names say nothing of their age: a fingerprint is no number that grows.
    .map(({ name }) => ({ name, used: statSync(join(dist, name)).mtimeMs }))
    .sort((a, b) => a.used - b.used);
  for (const { name } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - keep + 1))) {
    rmSync(join(dist, name), { recursive: true, force: true });
  }
}

function report(stats: Stats | undefined, version: string, name: string): boolean {
  if (!stats || stats.hasErrors()) {
    console.error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result');
    return false;
  }
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  publish(version);
  console.log(`${name} ${version} in ${(Number(stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  return true;
}

async function main(): Promise<void> {
  const config = await loadConfig();
  const version = versionOf(config);
  const name = config.name ?? '';
  const folder = String(config.output?.path);
  if (!watch && existsSync(join(folder, 'release.json'))) {
    const now = new Date();
    utimesSync(folder, now, now);
    publish(version);
    console.log(`${name} ${version} is built already`);
    return;
  }
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack did not start');
  if (watch) {
    compiler.watch({ aggregateTimeout: 80 }, (error, stats) => {
      if (error) console.error(error);
      else report(stats, version, name);
    });
    return;
  }
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (!report(stats, version, name)) {
        rmSync(folder, { recursive: true, force: true });
        process.exitCode = 1;
      } else if (!aside && !apart) dropOldBuilds(version);
      compiler.close(() => resolve());
    });
  });
}

await main();
