import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const reload = (client, value) =>
  client.query(`alter system set log_min_duration_statement = ${value}`).then(async () => {
    await client.query('select pg_reload_conf()');
    // The processes hear of it by a signal.
    await sleep(300);
  });

/**
 * What PostgreSQL itself says it took to parse, plan and run the statements of some work, in ms, and how many there were.
 * @param logFile what PostgreSQL writes
 */
export async function databaseTime(client, logFile, work) {
  await reload(client, 0);
  const from = statSync(logFile).size;
  try {
    await work();
  } finally {
    await reload(client, -1);
  }
  const lines = readFileSync(logFile).subarray(from).toString();
  const spent = [...lines.matchAll(/duration: ([\d.]+) ms {2}(parse|bind|execute|statement)/g)];
  const statements = spent.filter(([, , kind]) => kind === 'execute' || kind === 'statement').length;
  return { ms: spent.reduce((sum, [, ms]) => sum + Number(ms), 0), statements };
}
