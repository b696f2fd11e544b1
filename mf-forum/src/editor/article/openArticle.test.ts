import { loadPurify, type Purify } from '@harbor/ui';
import { openArticle } from './openArticle';

let purify: Purify;
beforeAll(async () => {
  purify = await loadPurify();
});

test.each([
  ['paragraphs of a quote', '<blockquote><p><strong>提示</strong></p><p>先备份。</p></blockquote>'],
  [
    'a quote within a quote',
    '<blockquote><blockquote><strong>提示</strong></blockquote>先备份。</blockquote>',
  ],
])('%s become its lines', (_, html) =>
  expect(openArticle(purify, html)).toBe('<blockquote><strong>提示</strong><br>先备份。</blockquote>'),
);

test('a figure keeps its picture and its words', () => {
  expect(
    openArticle(
      purify,
      '<figure><img src="/media/demo/press/a.svg" alt="图"><figcaption>图 2</figcaption></figure><p>后</p>',
    ),
  ).toBe(
    '<p><img src="/media/demo/press/a.svg" alt="图"></p><p style="text-align: center">图 2</p><p>后</p>',
  );
});

test('headings are of two levels', () => {
  expect(openArticle(purify, '<h1>一</h1><h2>二</h2><h5>三</h5>')).toBe('<h2>一</h2><h2>二</h2><h3>三</h3>');
});

test('what nobody may write is gone, what is fine stays as it was', () => {
  const table = '<table><tbody><tr><th>机构</th></tr><tr><td>甲</td></tr></tbody></table>';
  expect(openArticle(purify, `<p onclick="x()">字<script>x()</script></p>${table}`)).toBe(
    `<p>字</p>${table}`,
  );
});
