import { markedBy, searchWords } from './marked';

const shown = (text: string, typed: string) =>
  markedBy(text, searchWords(typed))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['把讨论写成一条线', '讨论', '把[讨论]写成一条线'],
  ['Zotero 与 zotero', 'ＺＯＴＥＲＯ', '[Zotero] 与 [zotero]'],
  ['返修信怎么写', '信 返修', '[返修信]怎么写'],
  ['导师说…论文的版本管理…', '论文', '导师说…[论文]的版本管理…'],
  ['反应在 25℃ 下', '℃', '反应在 25[℃] 下'],
  ['返修信怎么写', ' ', '返修信怎么写'],
  ['返修信怎么写', '没有', '返修信怎么写'],
])('in %s, %s is marked', (text, typed, marked) => expect(shown(text, typed)).toBe(marked));

test('places in a long text are looked up, not looked for', () => {
  const steps = (n: number) => {
    const found = jest.spyOn(Array.prototype, 'slice');
    markedBy('论'.repeat(n), ['论']);
    const read = found.mock.contexts.reduce<number>((sum, list) => sum + (list as unknown[]).length, 0);
    found.mockRestore();
    return read;
  };
  expect(steps(2000)).toBeLessThanOrEqual(2 * steps(1000) + 10);
});
