import { readFileSync } from 'node:fs';

/** What is assumed where the system does not tell. */
const unknown = 8192;

/** Files and connections that this process may have open; Node has raised it as far as it may. */
export function openFilesLimit(): number {
  try {
    const [, soft = ''] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft) || unknown;
  } catch {
    return unknown;
  }
}
