import { mobileSystem } from './mobile-system';
import { switchPlatform } from './switch-platform';

test('访问电脑版 is remembered in a cookie for the server, and the page loads anew', () => {
  const reload = jest.fn();
  switchPlatform('desktop', reload);
  expect(document.cookie).toContain('harbor_platform=desktop');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a phone is Android unless it is an Apple device', () => {
  expect(mobileSystem('Mozilla/5.0 (Linux; Android 14) Mobile')).toBe('android');
  expect(mobileSystem('Something Mobile')).toBe('android');
  expect(mobileSystem('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)')).toBe('ios');
});
