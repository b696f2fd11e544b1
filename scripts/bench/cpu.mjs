import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerMs = 0.1;

/** Id of the parent, and the CPU time in ms that a process has used. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) / ticksPerMs };
}

function usedBy(server, database) {
  let inDatabase = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, ms } = statOf(name);
      if (parent === database) inDatabase += ms;
    } catch {
      // Ended meanwhile.
    }
  }
  return { server: statOf(server).ms, database: inDatabase };
}

/**
 * CPU time in ms of the server and of PostgreSQL's processes for one call of some work: what stays the same however busy
 * the machine is with other things. Null where the system does not tell (Linux does).
 * @param calls how many calls the work makes
 */
export async function cpuTime(server, database, calls, work) {
  if (!existsSync('/proc/self/stat')) return work().then(() => null);
  const before = usedBy(server, database);
  await work();
  const after = usedBy(server, database);
  return {
    server: (after.server - before.server) / calls,
    database: (after.database - before.database) / calls,
  };
}
