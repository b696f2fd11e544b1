import { defineArea } from '@harbor/contract';
import fastify from 'fastify';
import { z } from 'zod';
import { Cached } from '../cache/cached';
import { type TestApp, testApp } from '../testing/app';
import { registerErrors } from './errors';
import type { AreaHandlers } from './handler';
import { registerArea } from './register';

const area = defineArea({
  'GET /thing/:id': {
    summary: '一个东西',
    access: 'public',
    rate: 'read',
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string().optional() }),
    data: z.object({
      id: z.int(),
      kind: z.union([z.literal(1), z.literal(2)]),
      nothing: z.object({ text: z.string() }).nullable(),
    }),
  },
});

const answer = { id: 7, kind: 2 as const, nothing: null, secret: 'stays' };

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [] });
});
afterAll(() => site.close());

async function serve(handlers: AreaHandlers<typeof area>, declared: typeof area = area) {
  const app = fastify();
  app.decorateRequest('user', null);
  app.setValidatorCompiler(() => () => true);
  registerErrors(app);
  registerArea(app, site.core, 'things', declared, handlers);
  await app.ready();
  return app;
}

test('an answer carries only what the contract declares', async () => {
  const app = await serve({ 'GET /thing/:id': async () => answer });
  const response = await app.inject('/api/applet/thing/7');
  expect(response.body).toBe('{"code":200,"msg":"成功","data":{"id":7,"kind":2,"nothing":null}}');
  await app.close();
});

test('what comes out of a cache is written once, and carries only what the contract declares too', async () => {
  const cached = new Cached<typeof answer>(60_000, 10);
  let read = 0;
  const kept = () => ({
    ...answer,
    get id() {
      read += 1;
      return 7;
    },
  });
  const app = await serve({ 'GET /thing/:id': () => cached.get('thing', async () => kept()) });
  for (let asked = 0; asked < 3; asked += 1) {
    const response = await app.inject('/api/applet/thing/7');
    expect(response.body).toBe('{"code":200,"msg":"成功","data":{"id":7,"kind":2,"nothing":null}}');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(response.body)));
  }
  expect(read).toBe(1);
  cached.clear();
  await app.inject('/api/applet/thing/7');
  expect(read).toBe(2);
  await app.close();
});

test('a call without a handler, or with one that nobody declared, does not start', async () => {
  await expect(serve({} as never)).rejects.toThrow('GET /thing/:id has no handler');
  const extra = { 'GET /thing/:id': async () => answer, 'GET /other': async () => answer };
  await expect(serve(extra)).rejects.toThrow('GET /other');
});

test('a call without an access rule does not start', async () => {
  const open = { 'GET /thing/:id': { ...area['GET /thing/:id'], access: undefined } };
  await expect(serve({ 'GET /thing/:id': async () => answer }, open as never)).rejects.toThrow(
    'has no access rule',
  );
});

test('a call whose answer has no shape does not start', async () => {
  const vague = { 'GET /thing/:id': { ...area['GET /thing/:id'], data: { type: 'object' } } };
  await expect(serve({ 'GET /thing/:id': async () => answer }, vague as never)).rejects.toThrow(
    'declared by a zod schema',
  );
});

test('an unforeseen error says nothing about the inside but the id of the request', async () => {
  const app = await serve({
    'GET /thing/:id': async () => {
      throw new Error('relation "secret_table" does not exist at /srv/app.ts');
    },
  });
  const response = await app.inject('/api/applet/thing/7');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    code: 500,
    msg: '服务器开小差了，请稍后再试',
    data: { request_id: expect.any(String) },
  });
  expect(response.body).not.toContain('secret_table');
  await app.close();
});

test('a repeated query parameter is refused', async () => {
  const app = await serve({ 'GET /thing/:id': async () => answer });
  const response = await app.inject('/api/applet/thing/7?q=a&q=b');
  expect([response.statusCode, response.json().data.errors]).toEqual([422, { q: ['格式不正确'] }]);
  await app.close();
});
