import { waitText, withWait } from './waitText';

test('a wait is said in seconds, then in minutes', () => {
  expect(waitText(42)).toBe('42 秒');
  expect(waitText(872)).toBe('14 分 32 秒');
  expect(waitText(900)).toBe('15 分钟');
});

test('the seconds that a sentence names tick in their place', () => {
  expect(withWait('请60秒后再获取验证码', 42)).toBe('请42 秒后再获取验证码');
});

test('a sentence without seconds gets them at its end, one about hours does not', () => {
  expect(withWait('操作太频繁，请稍后再试', 42)).toBe('操作太频繁，请稍后再试（42 秒后可重试）');
  expect(withWait('请明天再试', 80_000)).toBe('请明天再试');
});
