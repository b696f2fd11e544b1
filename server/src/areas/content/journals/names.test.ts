import { nameKey, numberWanted, tokensOf, wantedOf } from './names';

test.each([
  ['Journal of Law & Society', 'journal of law and society'],
  ['JOURNAL OF LAW AND SOCIETY', 'journal of law and society'],
  ['Ｊｏｕｒｎａｌ　ｏｆ　Ｌａｗ', 'journal of law'],
  ['Revista Española: Química', 'revista espanola quimica'],
  ['Árbók Hins íslenzka', 'arbok hins islenzka'],
  ['People’s Health—Policy', 'peoples health policy'],
  ['《南屿材料学报》', '南屿材料学报'],
])('%s is compared as %s', (name, key) => expect(nameKey(name)).toBe(key));

test('Chinese is found by characters and pairs, other names by words', () => {
  expect(tokensOf(nameKey('材料 Letters B'))).toEqual(['letters', 'b', '材', '料', '材料']);
  expect(wantedOf('材料科 lett')).toEqual({ prefixes: ['lett'], pairs: ['材料', '料科'] });
  expect(wantedOf('材')).toEqual({ prefixes: [], pairs: ['材'] });
});

test.each([
  ['1234-5679', '#12345679'],
  ['12345679', '#12345679'],
  ['1234', '#1234'],
  ['ISSN: 1234-567x', '#1234567X'],
  ['１２３４－５６７９', '#12345679'],
  ['CN 11-1234/R', '#cn111234'],
  ['11-1234', '#cn111234'],
  ['CN11', '#cn11'],
  ['physics', null],
  ['12 34', null],
])('%s may be the number %s', (keyword, wanted) => expect(numberWanted(keyword)).toBe(wanted));
