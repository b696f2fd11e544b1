import { readFileSync } from 'node:fs';

/** Ticks of Linux in a second, whatever the machine. */
const ticks = 100;

/** Processor time of this thread by Linux, in ms; undefined elsewhere. */
function linuxTime(): number | undefined {
  try {
    const line = readFileSync('/proc/thread-self/stat', 'latin1');
    // The name before the bracket may hold anything; user and system time are the 12th and 13th word after it.
    const [user, system] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return ((Number(user) + Number(system)) * 1000) / ticks;
  } catch {
    return undefined;
  }
}

/**
 * Processor time that this thread has used, in ms, so that a machine with other work is not taken for code that is slow.
 * Where the system tells it of whole processes only, it is the process's.
 */
export function threadTime(): number {
  const { user, system } = process.cpuUsage();
  return linuxTime() ?? (user + system) / 1000;
}
