import { htmlOf } from './markup';

test('pieces become what the editor would have sent', () => {
  expect(
    htmlOf([
      '## 先看 $d = \\frac{a}{b}$',
      '**要点**写在 `notes.md` 里，5 < 6',
      '> 原话',
      { steps: ['一', '二'] },
      {
        table: [
          ['列', '行'],
          ['甲', '乙'],
          ['丙', '丁'],
        ],
      },
      { code: 'python', lines: ['if a < b:', '    **c**'] },
      { figure: 'a/b', alt: '一张示意的图画', caption: '图 1 示意' },
    ]),
  ).toBe(
    [
      '<h2>先看 $d = \\frac{a}{b}$</h2>',
      '<p><strong>要点</strong>写在 <code>notes.md</code> 里，5 &lt; 6</p>',
      '<blockquote>原话</blockquote>',
      '<ol><li>一</li><li>二</li></ol>',
      '<table style="width:100%"><tbody><tr><th colspan="1" rowspan="1">列</th><th colspan="1" rowspan="1">行</th></tr>',
      '<tr><td colspan="1" rowspan="1">甲</td><td colspan="1" rowspan="1">乙</td></tr>',
      '<tr><td colspan="1" rowspan="1">丙</td><td colspan="1" rowspan="1">丁</td></tr></tbody></table>',
      '<pre><code class="language-python">if a &lt; b:\n    **c**</code></pre>',
      '<p><img src="/media/demo/forum/a/b.svg" alt="一张示意的图画" /></p>',
      '<p style="text-align:center">图 1 示意</p>',
    ].join(''),
  );
});
