import { checkNewPassword, passwordRules } from './password';

const kept = (password: string, phone = '13800000001') =>
  passwordRules(password, phone).map((rule) => rule.kept);

test.each([
  ['abcdef1', [false, true, true]],
  ['abcdefgh', [true, false, true]],
  ['abcdefg1', [true, true, true]],
  ['abcd-efgh', [true, true, true]],
  ['a1'.repeat(11), [false, true, true]],
  ['a13800000001', [true, true, false]],
])('the rules that %s keeps', (password, expected) => {
  expect(kept(password)).toEqual(expected);
});

test('an empty password keeps no rule and is asked for', () => {
  expect(kept('')).toEqual([false, false, false]);
  expect(checkNewPassword('', '')).toBe('请设置密码');
});

test('the first broken rule is named', () => {
  expect(checkNewPassword('abc', '')).toBe('密码须满足：8–20 个字符');
  expect(checkNewPassword('harbor-demo-1', '13800000001')).toBeUndefined();
});
