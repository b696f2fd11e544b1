import { factorFault } from './factorFault';

test.each([
  [undefined, undefined, ''],
  ['1', '3.25', ''],
  ['3', '3', ''],
  ['3', '1', '最高值不能低于最低值'],
  ['abc', undefined, '请输入 0 到 9999 的数字，最多三位小数'],
  [undefined, '-1', '请输入 0 到 9999 的数字，最多三位小数'],
  ['1.2345', undefined, '请输入 0 到 9999 的数字，最多三位小数'],
])('from %s to %s', (min, max, fault) => {
  expect(factorFault(min, max)).toBe(fault);
});
