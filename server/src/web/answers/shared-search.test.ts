import { sharedSearch } from './shared-search';

const names = ['category', 'keyword', 'page'];
const shared = (search: string) => sharedSearch(new URLSearchParams(search), names, 20)?.toString();

test.each([
  ['', ''],
  ['page=2&category=5', 'category=5&page=2'],
  ['keyword=润色&page=', 'keyword=%E6%B6%A6%E8%89%B2'],
  ['utm_source=wechat&page=2&isappinstalled=0', 'page=2'],
  ['page=2&from=timeline&isappinstalled=0', 'page=2'],
])('%s is the page of %s', (given, kept) => expect(shared(given)).toBe(kept));

test.each([
  'x=1',
  'page=2&made=up',
  'page=2&page=3',
  `keyword=${'长'.repeat(21)}`,
  'Page=2',
  'from=anywhere',
  'page[]=2',
  '__proto__=1',
])('%s shares no answer with others', (given) => expect(shared(given)).toBeUndefined());
