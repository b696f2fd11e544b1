import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const gib = 2 ** 30;

/** Linux keeps this folder in memory. Containers often have a small one, which would be full in the middle of a test. */
function isRoomyMemory(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= 4 * gib && freemem() >= 8 * gib;
  } catch {
    return false;
  }
}

/**
 * A new folder for what nothing has to survive, in memory where there is enough of it: the database of a test is a
 * thousand small files, and making and removing them takes a disk as long as the test.
 */
export function scratchFolder(prefix) {
  const folder = mkdtempSync(join(isRoomyMemory('/dev/shm') ? '/dev/shm' : tmpdir(), prefix));
  // As root the server lends PostgreSQL a user without rights: where that one cannot get in, the database would lie
  // elsewhere and be left behind.
  chmodSync(folder, 0o755);
  return folder;
}
