import { installNotifier, noticeDuration, noticeOffset, notify, resetNotifier } from './notify';
import { notifyOnce, resetOnce } from './once';

beforeEach(() => {
  resetNotifier();
  resetOnce();
});
afterEach(() => jest.useRealTimers());

test('messages last 1.5 s, 200 px from the top', () => {
  expect([noticeDuration, noticeOffset]).toEqual([1500, 200]);
});

test('a message sent before the shell is up is shown as soon as it is', () => {
  const shown: string[] = [];
  notify.warning('请登录');
  installNotifier((kind, text) => shown.push(`${kind} ${text}`));
  notify.success('已保存');
  expect(shown).toEqual(['warning 请登录', 'success 已保存']);
});

test('the same text is not shown twice while it is on screen', () => {
  jest.useFakeTimers();
  const shown: string[] = [];
  installNotifier((_, text) => shown.push(text));
  notifyOnce('warning', '请求超时');
  jest.advanceTimersByTime(1400);
  notifyOnce('warning', '请求超时');
  notifyOnce('warning', '请登录');
  expect(shown).toEqual(['请求超时', '请登录']);
  jest.advanceTimersByTime(200);
  notifyOnce('warning', '请求超时');
  expect(shown).toHaveLength(3);
});
