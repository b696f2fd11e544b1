import { platformOf } from './platform';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';

test.each([
  ['an iPhone', iphone, 'mobile'],
  ['an Android phone', pixel, 'mobile'],
  ['WeChat on a phone', `${iphone} MicroMessenger/8.0.49`, 'mobile'],
  ['an Android tablet', tablet, 'desktop'],
  ['a computer', laptop, 'desktop'],
  ['a browser without a name', undefined, 'desktop'],
])('%s gets the pages made for it', (_, userAgent, platform) => {
  expect(platformOf(userAgent, undefined)).toBe(platform);
});

test('a remembered choice wins over the browser', () => {
  expect(platformOf(iphone, 'a=1; harbor_platform=desktop')).toBe('desktop');
  expect(platformOf(laptop, 'harbor_platform=mobile')).toBe('mobile');
});

test('a forged choice is ignored', () => {
  expect(platformOf(laptop, 'harbor_platform=toaster')).toBe('desktop');
  expect(platformOf(laptop, 'xharbor_platform=mobile')).toBe('desktop');
});
