import { withHeadings } from './headings';
import { newsCleaned, newsPicture, newsTakenIn } from './news';

const site = {
  publicUrl: 'https://www.harbor.example',
  origins: ['https://www.harbor.example', 'https://m.harbor.example'],
};
const clean = (html: string) => newsCleaned({ html, ...site });

test.each([
  '<a href="https://www.harbor.example/academic/1">本站</a>',
  '<a href="https://m.harbor.example/academic/1">手机站</a>',
  '<a href="/productservice/">服务</a>',
])('a link to the site itself stays as it is: %s', (html) =>
  expect(clean(`<p>${html}</p>`)).toBe(`<p>${html}</p>`),
);

test.each([
  'https://www.prisma-statement.org/',
  'http://www.harbor.example/academic/1',
  'https://www.harbor.example.evil.test/',
  '//elsewhere.test/page',
  'https://harbor.example/',
])('a link to another site gets a nofollow marker: %s', (href) => {
  const cleaned = clean(`<p><a href="${href}" rel="dofollow" onclick="x()">别处</a></p>`);
  expect(cleaned).toMatch(/rel="nofollow noopener noreferrer"/);
  expect(cleaned).not.toMatch(/dofollow|onclick/);
});

test.each([
  ['<script>alert(1)</script><p>字</p>', '<p>字</p>'],
  ['<p onmouseover="x()" id="h-1" class="big">字</p>', '<p>字</p>'],
  ['<p><a href="javascript:alert(1)">字</a></p>', '<p><span>字</span></p>'],
  ['<p><a href="https://a:b@www.harbor.example/">字</a></p>', '<p><span>字</span></p>'],
  ['<p><img src="https://evil.test/x.png" alt="" /></p>', '<p></p>'],
  ['<p><img src="x" onerror="alert(1)"></p>', '<p></p>'],
  ['<iframe src="https://evil.test"></iframe><p>字</p>', '<p>字</p>'],
  ['<svg><script>alert(1)</script></svg><p>字</p>', '<p>字</p>'],
  ['<p style="position:fixed;color:#f00">字</p>', '<p style="color:#f00">字</p>'],
])('hostile markup %s is gone', (html, kept) => expect(clean(html)).toBe(kept));

test('tables, figures, quotes and lists stay, headings have two levels', () => {
  const html =
    '<h1>一</h1><h4>二</h4><blockquote>引</blockquote><ul><li>项</li></ul><figure><img src="/media/demo/press/a-b.svg" alt="图" /><figcaption>图注</figcaption></figure><table><tbody><tr><th>头</th></tr></tbody></table>';
  const cleaned = clean(html);
  expect(cleaned).toBe(html.replace('<h1>一</h1>', '<h2>一</h2>').replace('<h4>二</h4>', '<h3>二</h3>'));
  expect(clean(cleaned)).toBe(cleaned);
});

test('headings get names of the server, whatever was written', () => {
  const { content, headings } = withHeadings(
    clean(
      '<h2 id="top">先 <b>分类</b></h2><p>字</p><h2></h2><h3 style="text-align:center">再动手 &amp; 改</h3>',
    ),
  );
  expect(headings).toEqual([
    { id: 'h-1', title: '先 分类', level: 2 },
    { id: 'h-2', title: '再动手 & 改', level: 3 },
  ]);
  expect(content).toContain('<h2 id="h-1">');
  expect(content).toContain('<h3 id="h-2" style="text-align:center">');
  expect(content).not.toContain('top');
});

test('what is counted can be seen, and too much markup is refused', () => {
  expect(newsTakenIn({ html: '<p>一二 三</p><p>四</p>', ...site })).toMatchObject({ letters: 6 });
  expect(newsTakenIn({ html: '<div>'.repeat(200), ...site }).fault).toMatch(/嵌套太深/);
});

test.each([
  ['/media/uploads/press/2026/11/01ABC.webp', true],
  ['/media/demo/press/a-b.svg', true],
  ['/media/demo/press/../covers/a.svg', false],
  ['/media/uploads/x.svg.html', false],
  ['https://evil.test/media/demo/press/a.svg', false],
])('%s may be shown: %s', (path, may) => expect(newsPicture.test(path)).toBe(may));
