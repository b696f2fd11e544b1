import { errorText, mayRetry } from './errorText';

test('the server’s own sentence is passed on', () => {
  expect(errorText({ code: 409, msg: '状态已变化，请刷新' })).toBe('状态已变化，请刷新');
  expect(errorText({ code: 404, msg: '服务不存在或已下架' })).toBe('服务不存在或已下架');
});

test('faults on the way have words of their own', () => {
  expect(errorText({ code: 0, msg: '', message: 'timeout of 6000ms exceeded' })).toBe('请求超时，请稍后重试');
  expect(errorText({ code: 503, msg: 'x' })).toBe('网络开了小差，请稍后重试');
  expect(errorText(undefined)).toBe('网络开了小差，请稍后重试');
});

test('trying again is not offered for what is gone or closed', () => {
  expect([401, 403, 404].map((code) => mayRetry({ code }))).toEqual([false, false, false]);
  expect(mayRetry({ code: 503 })).toBe(true);
});
