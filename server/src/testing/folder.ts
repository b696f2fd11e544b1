import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for a PostgreSQL of the tests; its user may enter it also when root runs them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'harbor-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
