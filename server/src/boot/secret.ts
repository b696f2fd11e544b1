import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../http/transient';
import type { Settings } from '../settings';

/** Outside production the key of the HMACs is made once and kept in the data folder, so that restarts change nothing. */
export function keepSecret(settings: Settings): Settings {
  if (settings.secretGiven || settings.production) return settings;
  const file = join(settings.dataDir, 'secret.key');
  mkdirSync(settings.dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    // Appears whole, and only where there is none: of servers that start together all read the key of the first.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return { ...settings, secret: readFileSync(file, 'utf8').trim() };
}
