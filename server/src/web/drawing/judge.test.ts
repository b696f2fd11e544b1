import { flawOf } from './judge';

const drawn = (html: string) => flawOf({ html, differs: '', missed: '' });

test('a page with one heading and words in its main area can go to browsers', () => {
  expect(drawn('<header>站</header><main><h1>服务</h1></main>')).toBeUndefined();
  expect(drawn('<header>站</header><main><br><div></div></main>')).toMatch('没有正文');
  expect(drawn('<main></main><footer>字</footer><h1>服务</h1>')).toMatch('没有正文');
  expect(drawn('<h1>a</h1><main><h1>b</h1></main>')).toMatch('2 个一级标题');
});

test('a file that a page was drawn without is told all the same', () => {
  expect(flawOf({ html: '<main><h1>a</h1></main>', differs: '', missed: '/a.js is not there' })).toMatch(
    /取不到文件（\/a\.js is not there）/,
  );
});

test('of what was thrown, the first line is told', () => {
  expect(flawOf({ undrawn: 'throws', message: 'TypeError: no price\n    at Page' })).toMatch(
    '出错（TypeError: no price）',
  );
});
