import { formatBytes } from '../../../files/formatBytes';
import { detectPlatform } from './detect';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 'linux'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/17 Mobile/15E148 Safari', 'ios'],
  ['SomeReader/1.0', undefined],
])('%s', (userAgent, platform) => {
  expect(detectPlatform(userAgent)).toBe(platform);
});

test.each([
  [107, '107 B'],
  [1536, '1.5 KB'],
  [52_428_800, '50 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
