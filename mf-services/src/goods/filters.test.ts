import {
  change,
  chosenFilters,
  cleared,
  listPath,
  noGoodsWords,
  readFilters,
  searchBody,
  writeFilters,
} from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters of the service list', () => {
  it('come back from the address as they were written', () => {
    const query =
      'category=5&keyword=SCI&days=7&price=200-500&quote=1&score=4.8&trial=1&sort=price_asc&page=2';
    expect(writeFilters(read(query)).toString()).toBe(query);
  });

  it('ignore what makes no sense', () => {
    expect(read('category=99999&days=-1&price=abc&score=7&sort=drop&page=0.5')).toEqual({
      keyword: '',
      sort: 'default',
      page: 1,
    });
  });

  it('keep half-open price ranges', () => {
    expect(read('price=-200')).toMatchObject({ min: undefined, max: 20000 });
    expect(read('price=1000-')).toMatchObject({ min: 100000, max: undefined });
    expect(writeFilters(read('price=-200')).toString()).toBe('price=-200');
  });

  it('take a price range that is the wrong way round as it was meant', () => {
    expect(read('price=500-200')).toMatchObject({ min: 20000, max: 50000 });
  });

  it('go back to the first page when one changes', () => {
    expect(change(read('category=5&page=3'), { days: 7 })).toMatchObject({ category: 5, days: 7, page: 1 });
  });

  it('are shown as chips that each take one filter away', () => {
    const chips = chosenFilters(read('category=5&days=7&price=200-500'), '翻译润色');
    expect(chips.map((chip) => chip.label)).toEqual(['翻译润色', '7 天内', '¥200–500']);
    expect(writeFilters(chips[1]?.without ?? read('')).toString()).toBe('category=5&price=200-500');
  });

  it('are gone after clearing, but for the order', () => {
    expect(writeFilters(cleared(read('category=5&keyword=a&sort=sales&page=2'))).toString()).toBe(
      'sort=sales',
    );
  });

  it('are what to take away when nothing is found; a keyword alone is better replaced', () => {
    const clear = (query: string) => noGoodsWords(chosenFilters(read(query), '翻译润色'), read(query)).clear;
    expect([clear('keyword=zzz'), clear('keyword=zzz&days=7'), clear('days=7')]).toEqual([
      '查看全部服务',
      '清除筛选',
      '清除筛选',
    ]);
  });

  it('become the body of the search', () => {
    expect(searchBody(read('category=5&price=200-&quote=1&trial=1'), 12)).toMatchObject({
      category_id: 5,
      min_fen: 20000,
      max_fen: undefined,
      price_mode: 3,
      need_trial: true,
      per_page: 12,
    });
  });

  it('make links', () => {
    expect(listPath({ category: 3 })).toBe('/productservice/?category=3');
    expect(listPath({})).toBe('/productservice/');
  });
});
