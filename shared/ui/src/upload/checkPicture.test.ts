import { sizeLimits } from '@harbor/contract/size-limits';
import { checkFile } from './checkFile';
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

test.each([sizeLimits.file, sizeLimits.manuscript, sizeLimits.invoice])(
  'a file of %i bytes is the last that passes a limit of so many',
  (max_bytes) => {
    const rule = { max: 1, types: ['docx' as const], max_bytes };
    expect(checkFile({ name: 'a.docx', size: max_bytes }, rule)).toBeUndefined();
    expect(checkFile({ name: 'a.docx', size: max_bytes + 1 }, rule)).toContain('超过');
  },
);
