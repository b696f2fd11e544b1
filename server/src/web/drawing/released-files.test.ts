import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { released } from './released-files';

const folder = mkdtempSync(join(tmpdir(), 'harbor-released-'));
const outside = `${folder}-outside.js`;
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(outside);
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
writeFileSync(join(folder, 'a.js'), 'a');
writeFileSync(join(folder, 'tampered.js'), 'b');
writeFileSync(join(folder, 'unnamed.js'), 'c');
writeFileSync(outside, 'd');

const releases = [
  {
    address: '/releases/mf-x/1.0.0/',
    folder,
    integrity: { 'a.js': hashOf('a'), 'tampered.js': hashOf('as it was published'), 'gone.js': hashOf('') },
  },
];

test('a file is read as its release names it', () => {
  expect(released(releases, '/releases/mf-x/1.0.0/a.js')).toBe('a');
});

test.each([
  ['tampered.js', 'is not the file'],
  ['unnamed.js', 'is no file'],
  ['gone.js', 'gone.js cannot be read'],
  [`../${outside.split('/').at(-1)}`, 'is no file'],
  ['', 'is no file'],
  ['constructor', 'is no file'],
])('%s is not', (file, reason) => {
  expect(() => released(releases, `/releases/mf-x/1.0.0/${file}`)).toThrow(reason);
});

test('the path on this machine is not in the words, only in what the system says', () => {
  const read = () => released(releases, '/releases/mf-x/1.0.0/gone.js');
  expect(read).not.toThrow(folder);
  expect(read).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining(folder) }) }),
  );
});

test('nothing is read beside the releases', () => {
  expect(() => released(releases, '/releases/mf-x/1.0.1/a.js')).toThrow('is no file');
  expect(() => released(releases, 'https://evil.example/releases/mf-x/1.0.0/a.js')).toThrow('is no file');
});
