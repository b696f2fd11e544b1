import { filtersOf, idsIn, listQuery, moved, placePath, readPlace, subjectToggled, toggled } from './place';

const read = (address: string) => readPlace(new URLSearchParams(address));
const said = (address: string) =>
  Object.fromEntries(Object.entries(read(address)).filter(([, value]) => value !== undefined));

test.each([
  ['', { chosen: {} }],
  [
    'keyword=law&indexed=SCIE,EI&tier=1&sort=review_asc&per_page=50&page=3',
    {
      keyword: 'law',
      chosen: { indexed: ['SCIE', 'EI'], tier: ['1'] },
      sort: 'review_asc',
      per_page: 50,
      page: 3,
    },
  ],
  [
    'partition=4&citation=9&min_if=1.5&max_if=3',
    { chosen: {}, partition: 4, citation: 9, min_if: '1.5', max_if: '3' },
  ],
  ['cols=factor,tier,nonsense', { chosen: {}, cols: ['tier', 'factor'] }],
  ['sort=cheap&per_page=7&page=-1&min_if=x&partition=abc&keyword=%20&tier=', { chosen: {} }],
  [`keyword=${'长'.repeat(101)}`, { chosen: {} }],
])('the address %s is read with its own words, and what is no value is left out', (address, place) => {
  expect(said(address)).toEqual(place);
});

test.each([
  '/querytool/',
  '/querytool/?keyword=law&indexed=SCIE,EI',
  '/querytool/?partition=4&min_if=1&tier=1,2&sort=if_desc&per_page=10&cols=tier,factor&page=2',
])('%s is written as it was read', (address) => {
  expect(placePath(read(address.split('?')[1] ?? ''))).toBe(address);
});

test('what is so by itself is left out, and a comma inside a value stays one value', () => {
  expect(placePath({ chosen: {}, sort: 'relevance', per_page: 20, page: 1 })).toBe('/querytool/');
  const place = { chosen: { subject: ['材料, 综合', '100%'] } };
  expect(read(placePath(place).split('?')[1] ?? '').chosen).toEqual(place.chosen);
});

test('the list is asked for with the very words of its address', () => {
  expect(listQuery(read('indexed=SCIE,EI&per_page=50&page=3&cols=tier'))).toMatchObject({
    indexed: 'SCIE,EI',
    per_page: '50',
    page: 3,
  });
  expect(listQuery(read('cols=tier'))).not.toHaveProperty('cols');
});

test('a file is asked for with the same filters', () => {
  expect(filtersOf(read('keyword=law&indexed=SCIE&max_if=3.5&page=3'))).toEqual({
    keyword: 'law',
    facets: { indexed: ['SCIE'] },
    max_if: 3.5,
  });
});

test('taking a value in or out begins at the first page, and an empty filter is none', () => {
  const place = read('page=4');
  const one = toggled(place, 'tier', '1');
  expect([one.page, one.chosen]).toEqual([undefined, { tier: ['1'] }]);
  expect(toggled(one, 'tier', '1').chosen).toEqual({});
  expect(toggled(toggled(one, 'tier', '2'), 'tier', '1').chosen).toEqual({ tier: ['2'] });
  expect(moved(place, { sort: 'name_asc' }).page).toBeUndefined();
});

test('a field takes the place of its discipline, and a discipline that of its fields', () => {
  const law = subjectToggled({ chosen: {} }, '法学');
  const field = subjectToggled(law, '法学/环境法');
  expect(field.chosen.subject).toEqual(['法学/环境法']);
  const two = subjectToggled(subjectToggled(field, '法学/社会学'), '工学');
  expect(two.chosen.subject).toEqual(['法学/环境法', '法学/社会学', '工学']);
  expect(subjectToggled(two, '法学').chosen.subject).toEqual(['工学', '法学']);
  expect(subjectToggled(field, '法学/环境法').chosen).toEqual({});
});

test('a comparison has at most four journals, each once', () => {
  expect(idsIn('3,1,3,x,-2,9,8,7')).toEqual([3, 1, 9, 8]);
  expect(idsIn(null)).toEqual([]);
});
