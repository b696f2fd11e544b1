import { loadPurify } from '@harbor/ui';
import { hostileMarkup } from '../../../e2e/support/hostile-markup';
import { cleanMarkup, cleanText } from './cleanMarkup';
import { cleanPart } from './cleanPart';

test.each(hostileMarkup)('%s is made harmless, and the text around it stays', async (markup) => {
  const clean = cleanMarkup(await loadPurify(), `<p>开头</p>${markup}<p>结尾</p>`);
  const place = document.createElement('div');
  place.innerHTML = clean;
  expect(place.textContent).toContain('开头');
  expect(place.querySelector('script, iframe, object, embed, form, svg, style, [id], [name]')).toBeNull();
  for (const element of place.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^poster$/);
      if (/^(?:href|src|data-href)$/.test(name)) expect(value).not.toMatch(/script:|data:/i);
      if (name === 'style') expect(value).not.toMatch(/url|position|z-index/);
    }
  expect(cleanMarkup(await loadPurify(), clean)).toBe(clean);
});

test('what the editor writes is kept', async () => {
  const written =
    '<h2>标题</h2><p style="text-align: center; line-height: 2.5"><span style="color: rgb(225, 60, 57); font-size: 22px">字</span></p><div data-w-e-type="todo"><input type="checkbox" disabled="" checked="">做完</div><pre><code class="language-javascript">a &lt; b</code></pre><table style="width: 100%"><tbody><tr><th colspan="1" rowspan="1" width="auto">列</th></tr></tbody></table><p><img src="/media/uploads/a.webp" alt="图" style="width: 30%"></p>';
  const clean = cleanMarkup(await loadPurify(), written);
  for (const part of [
    'text-align: center',
    'line-height: 2.5',
    'font-size: 22px',
    'data-w-e-type="todo"',
    'language-javascript',
    'width: 100%',
    '<th',
    'src="/media/uploads/a.webp"',
    'width: 30%',
  ])
    expect(clean).toContain(part);
});

test('sizes below nothing go', async () => {
  const clean = cleanMarkup(
    await loadPurify(),
    '<p><img src="/media/uploads/a.webp" width="-5" style="width: -5px; height: 20px"></p><table><tbody><tr><td width="-30">格</td><td width="auto">格</td></tr></tbody></table>',
  );
  expect(clean).not.toContain('-5');
  expect(clean).not.toContain('-30');
  expect(clean).toContain('height: 20px');
  expect(clean).toContain('width="auto"');
});

test('pictures from elsewhere go', async () => {
  expect(cleanMarkup(await loadPurify(), '<p>字<img src="https://elsewhere.example/a.png"></p>')).toBe(
    '<p>字</p>',
  );
});

test('parts of tables stay what they are', async () => {
  const purify = await loadPurify();
  expect(cleanPart(purify, '<td></td>')).toBe('<td></td>');
  expect(cleanPart(purify, '<tr><td onclick="x()">字</td></tr>')).toBe('<tr><td>字</td></tr>');
  expect(cleanPart(purify, '<div><svg><path d="M0 0"></path></svg></div>')).toContain('<path');
});

test('a whole text stands in blocks, whatever it was made of', async () => {
  const purify = await loadPurify();
  expect(cleanText(purify, '字<span>链接</span><b>粗</b><p>段</p> <div></div>尾')).toBe(
    '<p>字链接<b>粗</b></p><p>段</p><div></div><p>尾</p>',
  );
  expect(
    cleanText(purify, '<p><b>一</b><b>二</b><b>三</b><i>四</i><span style="color: red">五</span></p>'),
  ).toBe('<p><b>一二三</b><i>四</i>五</p>');
  expect(cleanText(purify, '<table><tbody><tr><td>格</td></tr></tbody></table>')).toContain('<table>');
});
