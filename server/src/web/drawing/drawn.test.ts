import { drawnFrom } from './drawn';
import { outcomeFrom } from './outcome';

const drawn = { html: '<main>a</main>', styles: '<style>a{}</style>', asked: ['/a'] };
const said = {
  title: '论文润色',
  navTitle: '服务',
  crumbs: [{ title: '首页', path: '/' }, { title: '这里' }],
};
const outcome = { ...drawn, at: 1, cold: false, sheets: [{ address: '/a.css', source: 'a{}' }] };

test('a drawing is taken as it is, and nothing else with it', () => {
  expect(drawnFrom(drawn)).toEqual(drawn);
  expect(drawnFrom({ ...drawn, said, more: 1 })).toEqual({ ...drawn, said });
  expect(drawnFrom({ html: '', styles: '' })).toEqual({ html: '', styles: '', asked: [] });
  expect(outcomeFrom({ ...outcome, more: 1 }, ['/a.css'])).toEqual(outcome);
});

const long = 'x'.repeat(2001);

test.each([
  ['nothing', undefined],
  ['a word', 'page'],
  ['markup that is no text', { ...drawn, html: 1 }],
  ['no styles', { html: '' }],
  ['too much markup', { ...drawn, html: 'x'.repeat(1_000_001), styles: 'x'.repeat(1_000_000) }],
  ['paths that are no list', { ...drawn, asked: 5 }],
  ['a path that is no text', { ...drawn, asked: [{}] }],
  ['a long path', { ...drawn, asked: [long] }],
  ['many paths', { ...drawn, asked: Array.from({ length: 501 }, () => '/') }],
  ['words that are none', { ...drawn, said: 'title' }],
  ['null for words', { ...drawn, said: null }],
  ['a title that is no text', { ...drawn, said: { title: {} } }],
  ['a long title', { ...drawn, said: { navTitle: long } }],
  ['steps without a title', { ...drawn, said: { crumbs: [{ path: '/' }] } }],
  ['steps that are no list', { ...drawn, said: { crumbs: {} } }],
])('%s is no drawing', (_, value) => {
  expect(drawnFrom(value)).toBeUndefined();
  if (value instanceof Object)
    expect(outcomeFrom({ ...outcome, styles: undefined, ...value }, ['/a.css'])).toMatchObject({
      undrawn: 'throws',
    });
});

test.each([
  ['nothing', null],
  ['no moment', { ...outcome, at: 'now' }],
  ['a moment that is no number', { ...outcome, at: Number.NaN }],
  ['no sheets', { ...outcome, sheets: undefined }],
  ['a sheet that nobody asked for', { ...outcome, sheets: [{ address: '/b.css', source: '' }] }],
  ['a sheet that is no text', { ...outcome, sheets: [{ address: '/a.css', source: 1 }] }],
  ['a reason that there is not', { undrawn: 'whim', message: '' }],
  ['a reason without words', { undrawn: 'files', message: {} }],
])('a process that answers with %s blames the page', (_, value) => {
  expect(outcomeFrom(value, ['/a.css'])).toMatchObject({ undrawn: 'throws', message: expect.any(String) });
});

test('why there is no drawing comes through, cut short', () => {
  expect(outcomeFrom({ undrawn: 'files', message: 'gone' }, [])).toEqual({
    undrawn: 'files',
    message: 'gone',
  });
  const told = { undrawn: 'files', message: 'gone', system: 'ENOENT' };
  expect(outcomeFrom({ ...told, more: 1 }, [])).toEqual(told);
  expect(outcomeFrom({ undrawn: 'loops', message: 'x'.repeat(10_000) }, [])).toMatchObject({
    message: 'x'.repeat(4000),
  });
});

test('no drawing is of the future: it would never age', () => {
  const { at } = outcomeFrom({ ...outcome, at: 1e18 }, ['/a.css']) as { at: number };
  expect(at).toBeLessThanOrEqual(Date.now());
});
