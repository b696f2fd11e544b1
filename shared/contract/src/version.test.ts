import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from './version';

test("the version that builds are held against is the package's own", () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  expect(contractVersion).toBe(version);
});
