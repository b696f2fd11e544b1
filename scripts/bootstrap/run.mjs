import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Folder for what running and testing leave behind; `HARBOR_DATA` moves the data only. */
export const stateFolder = join(root, '.harbor');

/**
 * Runs a command to its end and passes its output on.
 * @returns {Promise<{code: number, output: string}>} the exit code and all that it printed
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, prefix = '' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(prefix ? String(chunk).replace(/^(?=.)/gm, prefix) : chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs tasks, at most `width` at a time, and waits for all. */
export async function inParallel(tasks, width) {
  const waiting = [...tasks];
  const results = [];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) results.push(await task());
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
