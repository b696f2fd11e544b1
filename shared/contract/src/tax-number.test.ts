import { creditCodeCheck, taxNumberProblem, tidyTaxNumber } from './tax-number';

test.each(['91350100M000100Y43', '12100000400000624D', '12100000400002259P', '91330100716105852F'])(
  '%s is a unified social credit code',
  (code) => {
    expect(creditCodeCheck(code.slice(0, 17))).toBe(code[17]);
    expect(taxNumberProblem(code)).toBeUndefined();
  },
);

test('every slip in one place of a unified social credit code is found', () => {
  const right = '91350100M000100Y43';
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  for (let at = 0; at < right.length; at += 1)
    for (const other of alphabet)
      if (other !== right[at])
        expect(taxNumberProblem(right.slice(0, at) + other + right.slice(at + 1))).toBe(
          '统一社会信用代码不正确，请逐位核对',
        );
});

test.each([
  ['350100M0001', '税号应为15、17、18或20位，现在是11位'],
  ['1234567890123456', '税号应为15、17、18或20位，现在是16位'],
  ['1234567890123456789', '税号应为15、17、18或20位，现在是19位'],
  ['12100000400000624O', '统一社会信用代码不正确，请逐位核对'],
  ['1210000040000062-D', '税号只能由数字和字母组成'],
  ['税号123456789012', '税号只能由数字和字母组成'],
])('%s is none', (text, problem) => {
  expect(taxNumberProblem(text)).toBe(problem);
});

test.each(['350102734283123', '35010219800101123', '35010219800101123X01'])('%s is an older one', (text) => {
  expect(taxNumberProblem(text)).toBeUndefined();
});

test('spaces and small letters are no mistake', () => {
  expect(tidyTaxNumber(' 9135 0100 m000 100y 43 ')).toBe('91350100M000100Y43');
});
