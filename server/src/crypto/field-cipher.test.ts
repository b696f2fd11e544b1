import { randomBytes } from 'node:crypto';
import { createFieldCipher } from './field-cipher';

const secret = 's'.repeat(64);
const key = (name: string) => `${name}:${randomBytes(32).toString('hex')}`;

test('what was sealed opens again, and no two sealings are alike', () => {
  const cipher = createFieldCipher({ secret, fieldKeys: [key('a')] });
  const sealed = cipher.seal('oX5-小林', 'wechat_links.identity:1');
  expect(sealed).toMatch(/^a\.[\w-]+$/);
  expect(sealed).not.toContain(Buffer.from('oX5').toString('base64url'));
  expect(cipher.seal('oX5-小林', 'wechat_links.identity:1')).not.toBe(sealed);
  expect(cipher.open(sealed, 'wechat_links.identity:1')).toBe('oX5-小林');
});

test('a text that was moved to another row, or changed by a bit, does not open', () => {
  const cipher = createFieldCipher({ secret, fieldKeys: [] });
  const sealed = cipher.seal('text', 'users.x:1');
  expect(() => cipher.open(sealed, 'users.x:2')).toThrow();
  const [name, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => cipher.open(`${name}.${bytes.toString('base64url')}`, 'users.x:1')).toThrow();
});

test('after a rotation the old key still opens, the new one seals; without the old key nothing opens', () => {
  const [first, second] = [key('k1'), key('k2')];
  const sealed = createFieldCipher({ secret, fieldKeys: [first] }).seal('text', 'p');
  const rotated = createFieldCipher({ secret, fieldKeys: [second, first] });
  expect([rotated.open(sealed, 'p'), rotated.newest]).toEqual(['text', 'k2']);
  expect(rotated.seal('text', 'p')).toMatch(/^k2\./);
  expect(() => createFieldCipher({ secret, fieldKeys: [second] }).open(sealed, 'p')).toThrow('No key k1');
});

test('a site that had no keys of its own can go over to them', () => {
  const sealed = createFieldCipher({ secret, fieldKeys: [] }).seal('text', 'p');
  expect(createFieldCipher({ secret, fieldKeys: [key('k1')] }).open(sealed, 'p')).toBe('text');
});
