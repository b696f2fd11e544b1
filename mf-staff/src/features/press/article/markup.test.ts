import { comparableLines, linesOf, linksOf, picturesOf } from './markup';

const html =
  '<h2>一、对照</h2><table><tbody><tr><th>机构</th><th>可以</th></tr><tr><td>甲</td><td>A &amp; B</td></tr></tbody></table>' +
  '<blockquote>声明<br>不是认错</blockquote><p><img src="/media/a.webp" alt=""></p>' +
  '<p>见<a href="https://www.icmje.org/?a=1&amp;b=2" target="_blank"><strong>条款</strong></a>&nbsp;一</p>';

test('markup is read line by line, cells apart', () =>
  expect(linesOf(html)).toEqual(['一、对照', '机构 可以', '甲 A & B', '声明', '不是认错', '见条款 一']));

test('pictures stand in a comparison, with what is said of them', () =>
  expect(comparableLines('<p>前<img src="/a.webp" alt="流程图">后</p><p><img src="/b.webp"></p>')).toEqual([
    '前',
    '【图】流程图',
    '后',
    '【图】无替代文字',
  ]));

test('pictures and links are found with their words', () => {
  expect(picturesOf(html)).toEqual([{ src: '/media/a.webp', alt: '' }]);
  expect(linksOf(html)).toEqual([{ href: 'https://www.icmje.org/?a=1&b=2', words: '条款' }]);
});

test('what is no entity stays as it was written', () =>
  expect(linesOf('<p>R&D；&#x4e00;&#20108; &unknown; &#9999999;</p>')).toEqual([
    'R&D；一二 &unknown; &#9999999;',
  ]));
