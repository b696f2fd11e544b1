import { checkPicture } from './checkPicture';

test('pictures up to 2 MB pass, larger ones are refused in the words of the specification', () => {
  const two = 2 * 1024 * 1024;
  expect(checkPicture({ size: two, type: 'image/png' })).toBeUndefined();
  expect(checkPicture({ size: two + 1, type: 'image/png' })).toBe('图片大小不能超过2MB哦~');
});

test('only pictures that the server takes pass', () => {
  expect(checkPicture({ size: 10, type: 'image/svg+xml' })).toContain('JPG');
  expect(checkPicture({ size: 10, type: 'application/pdf' })).toContain('JPG');
});
