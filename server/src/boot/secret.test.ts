import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '../settings';
import { keepSecret } from './secret';

const settingsOf = (dataDir: string) => loadSettings({ HARBOR_DATA: dataDir });

test('the key is made once, readable by its owner alone, and every later start has the same', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbor-secret-'));
  const { secret } = keepSecret(settingsOf(dataDir));
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(settingsOf(dataDir)).secret).toBe(secret);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('a given key is taken as it is, and nothing is written', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbor-secret-'));
  const given = 'x'.repeat(40);
  expect(keepSecret(loadSettings({ HARBOR_DATA: dataDir, HARBOR_SECRET: given })).secret).toBe(given);
  expect(readdirSync(dataDir)).toEqual([]);
});
