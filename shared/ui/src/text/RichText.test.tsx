import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

const evil =
  '<p>两轮校订</p><img src="x" onerror="globalThis.hacked=1"><script>globalThis.hacked=2</script><a href="javascript:globalThis.hacked=3">链接</a><form id="login" name="body"><b>粗体</b></form>';

afterEach(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));

test('markup is cleaned before it is shown: no script, handler, address that runs, name or form', async () => {
  const { container } = render(<RichText html={evil} className="text" />);
  expect(await screen.findByText('两轮校订')).toBeInTheDocument();
  expect(screen.getByText('粗体').tagName).toBe('B');
  expect(container.querySelector('script, form, [onerror], [id], [name], [href^="javascript"]')).toBeNull();
  expect(Reflect.get(globalThis, 'hacked')).toBeUndefined();
});

test('the names that the server gives to headings stay, all others are gone', async () => {
  const { container } = render(
    <RichText html='<h2 id="h-1">一</h2><h3 id="h-12">二</h3><h2 id="login">三</h2><p id="h-2">四</p><h3 id="h-1x">五</h3>' />,
  );
  await screen.findByText('一');
  expect([...container.querySelectorAll('[id]')].map(({ id, textContent }) => [id, textContent])).toEqual([
    ['h-1', '一'],
    ['h-12', '二'],
  ]);
});

test('where the browser has a cleaner of its own, it writes at once', () => {
  const written: [string, unknown][] = [];
  Object.defineProperty(Element.prototype, 'setHTML', {
    configurable: true,
    value: (html: string, options: unknown) => void written.push([html, options]),
  });
  const { rerender } = render(<RichText html="<p>一</p>" />);
  rerender(<RichText html="<p>一</p>" />);
  rerender(<RichText html="<p>二</p>" />);
  expect(written.map(([html]) => html)).toEqual(['<p>一</p>', '<p>二</p>']);
  expect(written[0]?.[1]).toMatchObject({
    sanitizer: { elements: expect.not.arrayContaining(['form', 'svg']) },
  });
});

test('markup that has been replaced meanwhile does not come back', async () => {
  const { rerender } = render(<RichText html="<p>旧</p>" />);
  rerender(<RichText html="<p>新</p>" />);
  expect(await screen.findByText('新')).toBeInTheDocument();
  expect(screen.queryByText('旧')).toBeNull();
});

test('links elsewhere pass nothing on, pictures come late, films that cannot be played say so', async () => {
  render(
    <RichText html='<p><a href="https://elsewhere.example/">外</a><a href="/news/1">内</a><img src="/a.webp" alt="图"></p><video src="/a.mp4"></video>' />,
  );
  expect(await screen.findByRole('link', { name: '外' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  );
  expect(screen.getByRole('link', { name: '内' })).not.toHaveAttribute('rel');
  expect(screen.getByRole('img', { name: '图' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText("Sorry, your browser doesn't support embedded videos.")).toBeInTheDocument();
});

test('nothing of another site is shown, and nothing leaves its place', async () => {
  const { container } = render(
    <RichText html='<p style="position: fixed; inset: 0; color: red; background-image: url(/x)">字<img src="https://elsewhere.example/a.png"><img src="/a.webp" alt="图"></p><svg><a xlink:href="javascript:x"><text>字</text></a></svg><a href="vbscript:x">链接</a><input type="image" src="/x"><video src="https://elsewhere.example/a.mp4"></video>' />,
  );
  await screen.findByRole('img', { name: '图' });
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('svg, input, video, [href]')).toBeNull();
  expect(container.querySelector('p')).toHaveAttribute('style', 'color: red;');
});

test('indents leave room: of paragraphs alone, so far and no further, and none where there is none', async () => {
  const { container } = render(
    <RichText html='<p style="padding-left: 99em; text-indent: -40em">一</p><p style="padding-left: 4em">二</p><blockquote style="padding-left: 9em"><p style="padding-left: 2em; text-indent: 2em">三</p></blockquote><h2 style="padding-left: 90%">四</h2>' />,
  );
  await screen.findByText('一');
  const looks = (element: Element) => element.getAttribute('style') ?? '';
  expect([...container.querySelectorAll('p, blockquote, h2')].map(looks)).toEqual([
    'padding-left: 10em; text-indent: 10em;',
    'padding-left: 4em',
    '',
    'text-indent: 2em;',
    'padding-left: 10em;',
  ]);
});

test('a wide table scrolls in a frame of its own, whoever wrote it; one in a cell has its room there', async () => {
  render(
    <RichText html="<table><tbody><tr><td>外<table><tbody><tr><td>内</td></tr></tbody></table></td></tr></tbody></table>" />,
  );
  const frame = await screen.findByRole('region', { name: '表格，可左右滚动' });
  expect(frame.querySelectorAll('table')).toHaveLength(2);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});
