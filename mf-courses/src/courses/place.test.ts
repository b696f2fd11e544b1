import { card, own } from '../testing/courses';
import { badgeOf, factsOf } from './badge';
import { isBegin, placePath, readPlace } from './place';
import { countText } from './words';

test('a place is read from the address as it was written there; what is none of it is not said', () => {
  const said = 'category=5&price=low&feature=try&sort=price_up&keyword=返修&page=3';
  const place = readPlace(new URLSearchParams(said));
  expect(place).toMatchObject({ category: 5, price: 'low', feature: 'try', sort: 'price_up', page: 3 });
  expect(placePath('/keyanclass/', place)).toBe(
    `/keyanclass/?category=5&price=low&feature=try&sort=price_up&keyword=${encodeURIComponent('返修')}&page=3`,
  );
  const strange = readPlace(new URLSearchParams('category=9&price=x&sort=y&page=0&keyword=%20'));
  expect(Object.values(strange).every((value) => value === undefined)).toBe(true);
  expect(isBegin(strange)).toBe(true);
  expect(placePath('/keyanclass/', { sort: 'all', page: 1 })).toBe('/keyanclass/');
});

test('a picture says first what whoever looks has to do with the course', () => {
  expect(badgeOf(card())).toBeUndefined();
  expect(badgeOf(card({ own: own(), price_fen: 0 }))?.text).toBe('已拥有');
  expect(badgeOf(card({ own: own({ status: 2 }) }))?.text).toBe('已过期');
  expect(badgeOf(card({ price_fen: 0 }))?.text).toBe('免费');
  expect(badgeOf(card({ status: 4, lessons: 6, lessons_planned: 9 }))?.text).toBe('连载中 6/9');
  expect(factsOf(card())).toBe('林书瑶 · 15 讲 · 有结课证书');
  expect([countText(9117), countText(14_300), countText(20_000)]).toEqual(['9,117', '1.4 万', '2 万']);
});
