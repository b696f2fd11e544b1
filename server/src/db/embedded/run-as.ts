import { readFileSync } from 'node:fs';

/** A user that PostgreSQL may run as. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root, so root lends it the first of these users that the machine has. */
const preferred = ['postgres', 'nobody'];

/**
 * The unprivileged user to run PostgreSQL as, or undefined when this process is not root and can run it itself.
 * @throws Error when the process is root and the machine has no other user.
 */
export function unprivilegedUser(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0);
  const found = preferred.flatMap((name) => users.filter((user) => user.name === name))[0] ?? users[0];
  if (!found)
    throw new Error('PostgreSQL refuses to run as root and no other user exists. Set DATABASE_URL instead.');
  return { uid: found.uid, gid: found.gid };
}
