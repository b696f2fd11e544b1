import { checkCode, checkPhone, groupPhone, readPhone } from './phone';

test('a number is read as typed, pasted or filled in', () => {
  expect(readPhone('138 0000 0001')).toBe('13800000001');
  expect(readPhone('+86 138-0000-0001')).toBe('13800000001');
  expect(readPhone('86138000000012')).toBe('13800000001');
  expect(readPhone('1380')).toBe('1380');
});

test('a number is grouped for reading', () => {
  expect(groupPhone('13820467715')).toBe('138 2046 7715');
  expect(groupPhone('138')).toBe('138');
});

test('only mainland mobile numbers and six digits pass', () => {
  expect(checkPhone('')).toBe('请输入手机号');
  expect(checkPhone('12800000001')).toBe('请输入正确的手机号');
  expect(checkPhone('13800000001')).toBeUndefined();
  expect(checkCode('')).toBe('请输入验证码');
  expect(checkCode('12345')).toBe('请输入6位验证码');
  expect(checkCode('123456')).toBeUndefined();
});
