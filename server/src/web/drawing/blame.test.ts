import { makeBuild } from '../../areas/operations/platform/testing/builds';
import { Blame } from './blame';

const release = (remote: string) => makeBuild({ remote, version: '1.0.0-a' }).release;
const set = { id: 'a', shell: release('shell'), remotes: [release('mf-shop'), release('mf-news')] };
const stack = (part: string, version = '1.0.0-a') =>
  `TypeError: no price\n    at Page (/releases/${part}/${version}/page.js:1:20)\n    at Xn (/releases/shell/1.0.0-a/main.js:4:2)`;

test('a page that fails is laid to its part', () => {
  expect(new Blame().lay('w', set, 'mf-shop', 'no words of a file')).toBe('mf-shop');
});

test('a widget that fails on a page of another part is laid to the part whose code it is', () => {
  expect(new Blame().lay('w', set, 'shell', stack('mf-news'))).toBe('mf-news');
});

test('code of no release of the set is nobody’s', () => {
  expect(new Blame().lay('w', set, 'mf-shop', stack('mf-news', '0.9.0'))).toBe('mf-shop');
});

test('where the pages of every part fail, each by itself, it is the shell', () => {
  const blame = new Blame();
  expect(blame.lay('w', set, 'mf-shop', 'broken frame')).toBe('mf-shop');
  expect(blame.lay('w', set, 'mf-news', 'broken frame')).toBe('shell');
  expect(blame.lay('other', set, 'mf-news', 'broken frame')).toBe('mf-news');
});

test('where one part fails on its own pages and on those that show its widget, it is that part', () => {
  const blame = new Blame();
  blame.lay('w', set, 'mf-news', stack('mf-news'));
  expect(blame.lay('w', set, 'shell', stack('mf-news'))).toBe('mf-news');
});

test('as long as pages of another part are drawn, the shell is not to blame', () => {
  const blame = new Blame();
  blame.clear('w', 'shell');
  blame.lay('w', set, 'mf-shop', 'broken');
  expect(blame.lay('w', set, 'mf-news', 'broken')).toBe('mf-news');
});
