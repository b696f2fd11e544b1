// What a process of the pool runs: the functions of the module that its first argument names, one after another, within a
// limit of memory.

import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const [file, mostMiB] = process.argv.slice(2);

/**
 * The heap is limited by Node itself, at which the process ends. This ends it where what lies outside of the heap grows, as
 * the bytes of typed arrays do, and where the server is gone; by a thread of its own, since the work may leave this one no
 * moment.
 */
const watch = `
const { workerData: most } = require('node:worker_threads');
const server = process.ppid;
setInterval(() => {
  if (process.memoryUsage.rss() > most || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, 100);`;
new Worker(watch, { eval: true, workerData: Number(mostMiB) * 2 ** 20 }).unref();

/** Taken at once: what the work loads is not to come between. */
const answer = process.send.bind(process);
const work = await import(pathToFileURL(file).href);

process.on('message', async ({ number, name, input }) => {
  try {
    answer({ number, done: await work[name](input) });
  } catch (error) {
    answer({ number, failed: error });
  }
});
process.on('disconnect', () => process.exit());
answer('ready');
