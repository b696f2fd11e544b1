import { goodsStatus as s } from '@harbor/contract/goods-status';
import { changesOf } from './changes';
import { missingOf } from './missing';
import { descending, moved } from './order';
import { faultsOfSpecs } from './specs';
import { wholeService } from './testing/catalogue';
import { htmlOf, textOf } from './text';
import { shelfSteps } from './transitions';

const whole = wholeService(1, '/p.webp');

test('what staff write becomes paragraphs, headings and lists, and is written as it was', () => {
  const text = '第一行\n第二行\n\n## 小标题\n\n- 一\n- 二 <b> & "c"\n\n最后一段';
  expect(htmlOf(text)).toBe(
    '<p>第一行<br>第二行</p><h3>小标题</h3><ul><li>一</li><li>二 &lt;b&gt; &amp; &quot;c&quot;</li></ul><p>最后一段</p>',
  );
  expect(textOf(htmlOf(text))).toBe(text);
  expect(htmlOf('')).toBe('');
  expect(textOf('<p>甲</p><p>乙 &amp;lt; 丙</p>')).toBe('甲\n\n乙 &lt; 丙');
});

test('a whole service lacks nothing; each thing that a buyer needs is named', () => {
  const open = { hidden: false };
  expect(missingOf(whole, open)).toEqual([]);
  const bare = {
    ...whole,
    ...{ subtitle: '', pictures: [], specs: [], detail: '', included: [], steps: [], refund_rules: [] },
  };
  expect(missingOf(bare, { hidden: true }).map(({ field }) => field)).toEqual([
    ...['category_id', 'subtitle', 'pictures', 'specs', 'detail', 'included', 'steps', 'refund_rules'],
  ]);
  const free = [{ price_fen: 0 }];
  expect(missingOf({ ...whole, specs: free }, open)).toEqual([
    { field: 'specs', text: '填写每个规格的价格' },
  ]);
  expect(missingOf({ ...whole, price_mode: 3, specs: free }, open)).toEqual([]);
});

test.each([
  [s.draft, ['list']],
  [s.onShelf, ['unlist']],
  [s.offShelf, ['list', 'archive']],
  [s.archived, ['restore']],
])('from %i a service goes %j and nowhere else', (status, events) => {
  expect(shelfSteps.filter(({ from }) => from === status).map(({ event }) => event)).toEqual(events);
});

test('one is moved by places, no further than the ends; numbers change as little as they can', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'b', -9)).toEqual(['b', 'a', 'c']);
  expect(moved(['a'], 'x', 1)).toEqual(['a']);
  expect(descending([95, 80, 80, 0])).toEqual([95, 81, 80, 0]);
  expect(descending([0, 0, 0])).toEqual([2, 1, 0]);
});

test('specifications have names of their own, and stock is moved by its own call', () => {
  const [first, second] = whole.specs as [(typeof whole.specs)[0], (typeof whole.specs)[0]];
  expect(faultsOfSpecs(whole.specs)).toEqual({});
  expect(faultsOfSpecs([first, { ...second, name: first.name }])).toEqual({
    'specs.1.name': ['规格名称重复'],
  });
  expect(faultsOfSpecs([{ ...first, id: 1, stock: 3 }])).toEqual({
    'specs.0.stock': ['已有规格请用“调整库存”'],
  });
});

test('the log says what a save changed', () => {
  const spec = { id: 1, description: '', days: 5, revisions: 1, stock: null };
  const before = { ...whole, specs: [{ ...spec, name: '标准', price_fen: 10_000 }] };
  const { stock: _, ...changed } = { ...spec, name: '标准', price_fen: 12_050 };
  const { id: __, ...added } = { ...changed, name: '精修' };
  expect(
    changesOf(before, {
      ...before,
      title: '另一个标题',
      faq: [{ question: 'a', answer: 'b' }],
      specs: [changed, added],
    }),
  ).toBe('标题、常见问题；「标准」价格 ¥100 → ¥120.50；新增规格「精修」');
  expect(changesOf(before, { ...before, specs: [] })).toBe('停售规格「标准」');
  expect(changesOf(before, before)).toBe('');
});
