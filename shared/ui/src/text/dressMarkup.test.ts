import { dressMarkup } from './dressMarkup';
import { dressFirst } from './dressText';
import { writeMarkup } from './writeMarkup';

const texts = [
  '<p>无表</p>',
  '<p><img src="/a.webp" alt="图"></p>',
  '<p>前</p><table><tbody><tr><td>外<table><tbody><tr><td>内</td></tr></tbody></table></td></tr></tbody></table><p>后</p>',
  '<blockquote><table><tbody><tr><td><img src="/b.webp" alt="图"></td></tr></tbody></table></blockquote><table><tbody><tr><td>二</td></tr></tbody></table>',
];

function placeWith(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

test.each(texts)('the server dresses %s as the browser does first', (html) => {
  const place = placeWith(html);
  dressFirst(place);
  expect(placeWith(dressMarkup(html)).isEqualNode(place)).toBe(true);
});

const written = (place: HTMLElement, html: string) =>
  new Promise<void>((resolve) => writeMarkup(place, html, resolve));

test.each(texts)('what the server drew of %s stays as it stands', async (html) => {
  const place = placeWith(dressMarkup(html));
  const served = [...place.querySelectorAll('*')];
  await written(place, html);
  expect([...place.querySelectorAll('*')]).toEqual(served);
});

test('what it drew goes where a cleaner takes something away', async () => {
  const html = '<p onclick="x()">字</p>';
  const place = placeWith(dressMarkup(html));
  await written(place, html);
  expect(place.innerHTML).toBe('<p>字</p>');
});
