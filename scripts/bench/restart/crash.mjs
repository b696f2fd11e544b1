import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs on a process that may end at any moment. */
function tried(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Processes whose parent is `parent`; none where the system does not list them. */
function childrenOf(parent) {
  if (!existsSync('/proc/self/stat')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = tried(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
      // The name of the program, in brackets, may hold anything.
      return stat !== undefined && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    });
}

/**
 * Kills a site as a crash does: the server alone, whose PostgreSQL then goes on (it runs in a session of its own) and is
 * adopted by the next server; or both, as when the power goes.
 * @param site `{ child, dataDir }`
 */
export async function crash({ child, dataDir }, { database }) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const mark = join(dataDir, 'postgres/postmaster.pid');
  const postmaster = database ? Number(readFileSync(mark, 'utf8').split('\n')[0]) : 0;
  // Looked up before: orphans have another parent.
  const killed = database ? [postmaster, ...childrenOf(postmaster)] : [];
  child.kill('SIGKILL');
  for (const pid of killed) tried(() => process.kill(pid, 'SIGKILL'));
  await gone;
}
