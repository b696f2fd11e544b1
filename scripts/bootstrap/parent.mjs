import { readFileSync } from 'node:fs';

const lookEvery = 500;

/** Name and parent of a process where the system tells (Linux); undefined elsewhere, and for one that is gone. */
function processAt(pid) {
  try {
    // `pid (name) state parent …`; the name may hold anything, brackets too.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent };
  } catch {
    return undefined;
  }
}

/** Who this script depends on: npm itself, or the shell that it starts and npm behind that, where shells stay. */
function lineage() {
  const parent = processAt(process.ppid);
  return [process.ppid, parent?.name.endsWith('sh') ? parent.parent : ''].join();
}

/**
 * Calls back once the npm that runs this script is gone: npm hands a SIGTERM to the shell between the two, which dies of
 * it and passes nothing on, and a SIGKILL reaches nobody. Does nothing for a script that was started without npm, whose
 * parent may well end before it.
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    callback();
  }, lookEvery);
  timer.unref();
}
