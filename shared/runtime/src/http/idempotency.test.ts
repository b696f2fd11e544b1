import { newIdempotencyKey } from './idempotency';

test('each intention has a version 4 UUID of its own', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
