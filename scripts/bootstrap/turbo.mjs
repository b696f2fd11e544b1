import { pnpm } from './pnpm.mjs';
import { run } from './run.mjs';

/**
 * Runs tasks of turbo.json in every package that has them. What did not change since it succeeded is not done again.
 * @param {string[]} tasks
 * @param {string[]} [options] of `turbo run`
 * @returns {Promise<{code: number, output: string}>}
 */
export function turbo(tasks, options = []) {
  // Turborepo calls pnpm for each task, and finds it where npx has put it.
  const [command, ...args] = [...pnpm(), 'exec', 'turbo', 'run', ...tasks];
  // Settings of the site, of the browser and of the network reach the tasks as they are given.
  return run(command, [...args, '--env-mode=loose', '--ui=stream', ...options], {
    env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  });
}
