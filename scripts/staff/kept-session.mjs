import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

// A code works once in 30 s: commands in a row share one session, as tabs of a browser do.
const folder = join(root, '.harbor/staff-sessions');

const fileOf = (address, phone) =>
  join(folder, createHash('sha256').update(`${address} ${phone}`).digest('hex').slice(0, 24));

/** The session of the last command, if one is kept. */
export function keptToken(address, phone) {
  try {
    return readFileSync(fileOf(address, phone), 'utf8');
  } catch {
    return undefined;
  }
}

/** Keeps a session for the next command; readable for this user alone. */
export function keepToken(address, phone, token) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(address, phone), token, { mode: 0o600 });
}

export const forgetToken = (address, phone) => rmSync(fileOf(address, phone), { force: true });
