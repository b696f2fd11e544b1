const word = 'W'.repeat(180);
const address = `https://elsewhere.example/${'path/'.repeat(12)}?${'q=1&amp;'.repeat(12)}`;
const sum = Array.from({ length: 60 }, (_, n) => `x_{${n}}`).join('+');
const nested = (open: string, close: string, times: number, words: string) =>
  `${open.repeat(times)}${words}${close.repeat(times)}`;
/** A picture of the demo data, which stands in the layouts until somebody has uploaded one. */
export const demoPicture = '/media/demo/forum/writing.svg';

/** Markup that wants more room than its column has, by what it does. Every entry keeps some visible words. */
export const hostileLayouts: Record<string, string> = {
  'sixty quotes in each other': nested('<blockquote><p>引', '</p></blockquote>', 60, '底'),
  'forty lists in each other': nested('<ul><li>项', '</li></ul>', 40, '底'),
  'numbered lists in quotes': nested('<blockquote><ol><li>层', '</li></ol></blockquote>', 20, '底'),
  'tables in tables': nested('<table><tbody><tr><td>格', '</td></tr></tbody></table>', 12, '底'),
  'cells with widths of their own': `<table style="width: 9000px"><tbody><tr>${'<td width="900" style="width: 4000px">宽</td>'.repeat(8)}</tr></tbody></table>`,
  'a table of forty columns': `<table><tbody><tr>${'<td>列</td>'.repeat(40)}</tr></tbody></table>`,
  'a cell over ninety-nine columns': '<table><tbody><tr><td colspan="99">合</td></tr></tbody></table>',
  'a table wider than everything': '<table style="width: 999%"><tbody><tr><td>满</td></tr></tbody></table>',
  'a picture with a size of its own': `<p><img src="${demoPicture}" alt="图" width="9000" height="40" style="width: 9000px; height: 60px"></p>`,
  'a picture in a cell': `<table><tbody><tr><td><img src="${demoPicture}" alt="图" style="width: 9000px"></td></tr></tbody></table>`,
  'indents without end': '<p style="padding-left: 99em">缩</p><p style="text-indent: 99em">首</p>',
  'an indented quote in a list':
    '<ul style="padding-left: 60em"><li style="padding-left: 60em"><blockquote style="padding-left: 60em">深</blockquote></li></ul>',
  'large letters': `<p style="font-size: 72px">大${'大'.repeat(30)}</p><h1>${'H'.repeat(60)}</h1>`,
  'a long word': `<p>${word}</p><ul><li>${word}</li></ul>`,
  'a long address': `<p><a href="${address}">${address}</a></p>`,
  'a long word in a cell': `<table><tbody><tr><td>${word}</td><td>短</td></tr></tbody></table>`,
  'a long line of code': `<pre><code class="language-python">${'print(1); '.repeat(30)}</code></pre><p><code>${'z'.repeat(120)}</code></p>`,
  'code in a list in a quote': `<blockquote><ul><li><pre><code>${'y'.repeat(150)}</code></pre></li></ul></blockquote>`,
  'a formula longer than the line': `<p>前 $${sum}$ 后</p><p>$$${sum}$$</p>`,
  'a formula in a cell and in a list': `<table><tbody><tr><td>$${sum.slice(0, 120)}$</td></tr></tbody></table><ul><li>$${sum.slice(0, 120)}$</li></ul>`,
  'a rule drawn in a formula': '<p>$\\rule{900em}{1em}$</p>',
};
