import { isWeakPassword } from './weak-passwords';

const phone = '13800000001';

test.each([
  'password1',
  'Password123',
  'P@ssw0rd',
  'qwerty123',
  '1qaz2wsx',
  'abc12345',
  'a1234567',
  '12345678a',
  'woaini520',
  'woaini1314',
  'admin888',
  'iloveyou1',
  'zxcvbnm123',
  'asdf1234',
  'aaa11111',
  'qwe123456',
  'xuesheng2024',
  '!!monkey99',
  'abcd1234',
  'dragon666!',
  'letmein2026',
  'zhangwei88',
  'a13800000001',
  'ab00000001',
  '12ab12ab12ab',
  '19900101a',
  'Welcome1!',
])('%s is weak', (password) => {
  expect(isWeakPassword(password, phone)).toBe(true);
});

test.each([
  'harbor-demo-1',
  'Harbor-2026-x',
  'kelp7-orbit',
  '蓝鲸与灯塔2026a',
  'tR4vel.light',
  'm9vQ2rLk',
  'seven-boats-8',
])('%s is taken', (password) => {
  expect(isWeakPassword(password, phone)).toBe(false);
});

test('the words with years and common endings are more than 3,000 passwords', () => {
  const endings = [
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '520',
    '666',
    '888',
    '2024',
    '2025',
    '2026',
    '!',
    '123!',
    '@123',
  ];
  const words = [
    'password',
    'dragon',
    'monkey',
    'sunshine',
    'princess',
    'football',
    'superman',
    'michael',
    'welcome',
    'shadow',
  ];
  for (const word of words) for (const end of endings) expect(isWeakPassword(word + end, phone)).toBe(true);
});
