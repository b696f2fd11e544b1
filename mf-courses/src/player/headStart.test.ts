import type Hls from 'hls.js';
import type { LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js';
import { video } from '../testing/courses';
import { aheadLoader } from './aheadLoader';
import { beginAhead, HeadStart, headStartOf, placeIn } from './headStart';
import { keepSettings } from './settings';

const list = [
  '#EXTM3U',
  '#EXT-X-KEY:METHOD=AES-128,URI="/key/0"',
  ...['#EXTINF:4.000,', '/0.ts', '#EXTINF:4.000,', '/1.ts'],
  '#EXT-X-KEY:METHOD=AES-128,URI="/key/1"',
  ...['#EXTINF:3.500,', '/2.ts', '#EXT-X-ENDLIST', ''],
].join('\n');

const playlists = [
  { url: '/master.m3u8', text: '#EXTM3U' },
  { url: '/360/list.m3u8', text: list },
];

test('a second lies in a segment, which one key opens', () => {
  expect(placeIn(list, 0)).toEqual({ segment: '/0.ts', key: '/key/0' });
  expect(placeIn(list, 3.9)).toEqual({ segment: '/1.ts', key: '/key/0' });
  expect(placeIn(list, 9)).toEqual({ segment: '/2.ts', key: '/key/1' });
  expect(placeIn(list, 99)).toEqual({ segment: '/2.ts', key: '/key/1' });
  expect(placeIn('', 0)).toBeUndefined();
});

describe('what a lesson begins with', () => {
  const bytes = new Uint8Array([1, 2]).buffer;
  const fetch = jest.fn(async (_: string, __: { headers: Record<string, string> }) => ({
    ok: true,
    arrayBuffer: async () => bytes,
  }));
  const page = window as unknown as Record<string, unknown>;
  const { fetch: usual } = window;
  const timeout = AbortSignal.timeout;
  beforeEach(() => {
    localStorage.clear();
    fetch.mockClear();
    Object.assign(page, { fetch, MediaSource: class {} });
    // The page of tests has none.
    AbortSignal.timeout ??= () => new AbortController().signal;
  });
  afterEach(() => {
    Object.assign(page, { fetch: usual });
    AbortSignal.timeout = timeout;
    delete page.MediaSource;
  });
  const asked = () => fetch.mock.calls.map(([address, { headers }]) => [address, Object.keys(headers)]);

  test('is asked for with the answer: the key by ticket and session, the segment by neither', async () => {
    localStorage.setItem('token', 'ay_1');
    const info = video({ playlists });
    beginAhead(info, 9);
    beginAhead(info, 9);
    expect(asked()).toEqual([
      ['/key/1', ['x-play-ticket', 'Authorization']],
      ['/2.ts', []],
    ]);
    const head = headStartOf(info);
    expect((await head?.take('/360/list.m3u8'))?.data).toBe(list);
    expect((await head?.take(new URL('/2.ts', location.href).href))?.data).toBe(bytes);
    // Once: who asks again asks the server.
    expect(head?.take('/2.ts')).toBeUndefined();
  });

  test('leaves the picture to who wishes for a larger one, and everything to a browser that plays lists itself', () => {
    keepSettings({ height: 720 });
    beginAhead(video({ playlists }), 0);
    expect(asked()).toEqual([['/key/0', ['x-play-ticket']]]);
    delete page.MediaSource;
    beginAhead(video({ playlists }), 0);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is not asked for without a ticket', () => {
    const info = video({ ticket: null });
    beginAhead(info, 0);
    expect([fetch.mock.calls, headStartOf(info)]).toEqual([[], undefined]);
  });
});

describe('the loader of the library', () => {
  const asked: string[] = [];
  class Usual {
    context: LoaderContext | null = null;
    stats = { loading: { start: 0, first: 0, end: 0 }, loaded: 0, total: 0, aborted: false };
    load(context: LoaderContext) {
      asked.push(context.url);
    }
    abort() {
      asked.push('abort');
    }
    destroy() {
      this.context = null;
    }
  }
  const heard = { onSuccess: jest.fn(), onError: jest.fn(), onTimeout: jest.fn(), onAbort: jest.fn() };
  const load = (head: HeadStart, url = 'http://localhost/1.ts') => {
    const Loader = aheadLoader({ DefaultConfig: { loader: Usual } } as unknown as typeof Hls, head);
    const loader = new Loader({} as never);
    const context = { url, responseType: 'arraybuffer' } as LoaderContext;
    loader.load(context, {} as LoaderConfiguration, heard as unknown as LoaderCallbacks<LoaderContext>);
    return loader;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    asked.length = 0;
    jest.clearAllMocks();
  });
  const came = { data: new ArrayBuffer(8), start: 5, first: 60, end: 90 };

  test('answers with what was asked for early, with its true times', async () => {
    const head = new HeadStart();
    head.keep('/1.ts', Promise.resolve(came));
    load(head);
    await settled();
    expect(asked).toEqual([]);
    const [response, stats] = heard.onSuccess.mock.calls[0] ?? [];
    expect(response).toMatchObject({ url: 'http://localhost/1.ts', code: 200, data: came.data });
    expect(stats).toMatchObject({ loading: { start: 5, first: 60, end: 90 }, loaded: 8, total: 8 });
    load(head);
    expect(asked).toEqual(['http://localhost/1.ts']);
  });

  test('asks the server for what did not come, and for everything else', async () => {
    const head = new HeadStart();
    head.keep('/1.ts', Promise.reject(new Error('403')));
    load(head);
    load(head, 'http://localhost/2.ts');
    await settled();
    expect(asked).toEqual(['http://localhost/2.ts', 'http://localhost/1.ts']);
    expect(heard.onSuccess).not.toHaveBeenCalled();
  });

  test('tells nobody who has left', async () => {
    const head = new HeadStart();
    head.keep('/1.ts', Promise.resolve(came));
    load(head).abort();
    expect(heard.onAbort).toHaveBeenCalledTimes(1);
    head.keep('/1.ts', Promise.resolve(came));
    load(head).destroy();
    await settled();
    expect(heard.onSuccess).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});
