import { handlePreloadError, isChunkFailure, preloadErrorEvent, reloading } from './chunk-failure';

const missing = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type: 'missing' });

let reload: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  reload = jest.spyOn(reloading, 'reload').mockImplementation(() => undefined);
});

test('missing code is told from code that fails', () => {
  expect(isChunkFailure(missing())).toBe(true);
  expect(isChunkFailure(new Error('Loading CSS chunk 7 failed'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
});

test('a page is loaded anew once, not in circles', () => {
  expect(handlePreloadError(missing())).toBe(true);
  expect(handlePreloadError(missing())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a listener can keep the page as it is', () => {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener(preloadErrorEvent, prevent);
  expect(handlePreloadError(missing())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  window.removeEventListener(preloadErrorEvent, prevent);
});

test('code that hung is not waited for a second time', () => {
  expect(handlePreloadError(Object.assign(missing(), { type: 'timeout' }))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
