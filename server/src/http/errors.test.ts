import { sizeLimits } from '@harbor/contract/size-limits';
import { type TestApp, testApp } from '../testing/app';
import { Busy } from './problem';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['media', 'visits', 'support'],
    register: async (app) => {
      app.get('/busy', { config: { open: true } }, () => {
        throw new Busy('too many things', '人太多，请稍后再试', 7);
      });
      app.post('/length', { config: { open: true } }, async ({ body }) => ({
        length: JSON.stringify(body).length,
      }));
    },
  });
});
afterAll(() => site.close());

test('who comes while too many wait is told so, and when to come again', async () => {
  const { statusCode, headers, body } = await site.app.inject('/busy');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '7', '人太多，请稍后再试']);
});

test.each([
  [sizeLimits.json, 200],
  [sizeLimits.json + 1, 422],
])('a body of %i bytes is answered with %i', async (bytes, expected) => {
  const payload = `{"a":"${'x'.repeat(bytes - 8)}"}`;
  expect(payload).toHaveLength(bytes);
  const response = await site.app.inject({
    method: 'POST',
    url: '/length',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    payload,
  });
  expect(response.statusCode).toBe(expected);
});
