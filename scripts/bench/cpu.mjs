import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ticksPerMs = 0.1;

/** Id of the parent, and the CPU time in ms that a process has used: itself, and those it began that have ended. */
function statOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ms = (first) => (Number(fields[first]) + Number(fields[first + 1])) / ticksPerMs;
  return { parent: Number(fields[1]), own: ms(11), ended: ms(13) };
}

/** What the system tells of all processes that run; of those that end meanwhile nothing. */
function running() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, ...statOf(pid) }];
      } catch {
        return [];
      }
    });
}

/** The working programs of a server: what draws pages and looks at files for it. */
function programsOf(server, processes = running()) {
  const isProgram = (pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run-work.mjs');
    } catch {
      return false;
    }
  };
  return processes.filter(({ parent, pid }) => parent === server && isProgram(pid));
}

function usedBy(server, database) {
  const processes = running();
  const sum = (some) => some.reduce((ms, { own }) => ms + own, 0);
  const { own, ended } = statOf(server);
  return {
    server: own,
    programs: ended + sum(programsOf(server, processes)),
    database: sum(processes.filter(({ parent }) => parent === database)),
  };
}

/** Memory in MB that a server and its working programs have taken. */
export function memoryOf(server) {
  const taken = (pid) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  const programs = programsOf(server).map(({ pid }) => taken(pid));
  return {
    server: Math.round(taken(server)),
    programs: Math.round(programs.reduce((sum, mb) => sum + mb, 0)),
  };
}

/**
 * CPU time in ms of the server, of its working programs and of PostgreSQL's processes for one call of some work: what stays the same however busy
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
    programs: (after.programs - before.programs) / calls,
    database: (after.database - before.database) / calls,
  };
}
