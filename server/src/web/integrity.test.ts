import { createHash } from 'node:crypto';
import type { ReleaseJson } from '@harbor/contract';
import { readDescription } from '../areas/operations/platform/gate/read-description';
import { integrityOf, pageIntegrity } from './integrity';

const none = { js: [], css: [], shares: [] };

function release(name: string, version: string, integrity: Record<string, string>): ReleaseJson {
  return {
    name,
    version,
    entry: name === 'shell' ? 'main.js' : 'remoteEntry.js',
    globalName: '',
    routes: {
      name,
      owner: '测试',
      contractVersion: '^1.0.0',
      minShell: '1.0.0',
      routes: [],
      redirects: [],
      widgets: [],
    },
    base: { desktop: none, mobile: none },
    pages: {},
    widgets: {},
    shares: {},
    integrity,
  };
}

const hashes = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));
const shell = release('shell', '1', hashes('main.js', '1.js', '2.js', 'release.json'));
const services = release(
  'mf-services',
  '1',
  hashes('remoteEntry.js', '7.js', '7.css', '8.js', 'release.json'),
);
const watched = release('mf-forum', '1.0.0-watch', hashes('remoteEntry.js', 'release.json'));
const set = { id: 'x', shell, remotes: [services, watched] };

test('a page brings the hashes of its own files, and of each entry and description', () => {
  const files = {
    main: '/releases/shell/1/main.js',
    scripts: ['/releases/shell/1/1.js', '/releases/mf-services/1/7.js'],
    styles: ['/releases/mf-services/1/7.css'],
  };
  expect(pageIntegrity(set, files)).toEqual({
    '/releases/shell/1/': hashes('1.js', 'release.json'),
    '/releases/mf-services/1/': hashes('remoteEntry.js', '7.js', '7.css', 'release.json'),
    '/releases/mf-forum/1.0.0-watch/': null,
  });
});

test('a watch build is not checked; what has no hash is refused', () => {
  expect(integrityOf(set, '/releases/mf-services/1/7.js')).toBe('sha384-7.js');
  expect(integrityOf(set, '/releases/mf-forum/1.0.0-watch/7.js')).toBeUndefined();
  for (const unknown of ['/releases/mf-services/1/9.js', '/releases/mf-evil/1/7.js'])
    expect(integrityOf(set, unknown)).toMatch(/^sha384-A{64}$/);
});

test('a description has the hash of its own bytes', () => {
  const raw = Buffer.from(JSON.stringify(services, null, 1));
  const hash = createHash('sha384').update(raw).digest('base64');
  expect(readDescription(raw).integrity['release.json']).toBe(`sha384-${hash}`);
});
