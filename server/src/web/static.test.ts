import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { inertPolicy } from '../http/policy';
import { registerSecurityHeaders } from '../http/security-headers';
import type { Settings } from '../settings';
import { registerStatic } from './static';

const releases = mkdtempSync(join(tmpdir(), 'harbor-static-'));
let app: FastifyInstance;

beforeAll(async () => {
  for (const version of ['1.0.0-a', '1.0.0-watch']) {
    mkdirSync(join(releases, version));
    for (const file of ['main.js', 'main.css', 'picture.svg', 'release.json'])
      writeFileSync(join(releases, version, file), '/* */');
  }
  app = fastify();
  registerSecurityHeaders(app, { production: true } as Settings);
  await registerStatic(app, {
    folderOf: async (_, version) => join(releases, version),
    serverRoot: releases,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(releases, { recursive: true });
});

const headersOf = async (path: string) => {
  const { headers } = await app.inject(`/releases/shell/${path}`);
  const { date: _, connection: __, 'content-length': ___, ...rest } = headers;
  return rest;
};

test.each([
  ['main.js', 'application/javascript; charset=utf-8'],
  ['main.css', 'text/css; charset=utf-8'],
])(
  '%s of a release is kept for good, with the headers that every answer has, and none that only a document has use for',
  async (file, type) => {
    expect(await headersOf(`1.0.0-a/${file}`)).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': inertPolicy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': type,
    });
  },
);

test('a watch build is asked after each time', async () => {
  const headers = await headersOf('1.0.0-watch/main.js');
  expect(headers['cache-control']).toBe('public, max-age=0');
  expect(headers.etag).toBeTruthy();
});

test.each(['1.0.0-a/picture.svg', '1.0.0-a/release.json', '1.0.0-a/missing.js'])(
  '%s, which somebody may open by its address, keeps the policy that it runs nothing',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['x-frame-options']).toBe('DENY');
  },
);
