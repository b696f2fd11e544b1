import { pieces } from '../../journals/Sparkline';
import { detail } from '../../testing/journals';
import { scaleOf, seriesOf } from './series';

test('a year without a value leaves a gap', () => {
  const [series] = seriesOf(detail());
  expect(pieces(series?.points ?? []).map((piece) => piece.map(({ year }) => year))).toEqual([
    [2023],
    [2025],
  ]);
});

test('one year alone is no trend, ranks are a series of their own, and the factor comes first', () => {
  const points = (...values: (number | null)[]) => values.map((value, n) => ({ year: 2024 + n, value }));
  const trend = [
    { code: 'fq', type: 'major' as const, title: '大类分区', points: points(2, 1) },
    { code: 'xin', type: 'major' as const, title: '大类分区', points: points(null, 1) },
    { code: 'jif', type: 'if' as const, title: '影响因子', points: points(1, 2) },
  ];
  expect(seriesOf(detail({ trend })).map(({ key, title, ranks }) => [key, title, ranks])).toEqual([
    ['jif-if', '影响因子', false],
    ['fq-major', '演示分区', true],
  ]);
});

test.each([0.05, 0.93, 4.62, 9.9, 11.6, 87, 504.1])(
  'the scale of %s ends above it, in a few round steps',
  (highest) => {
    const { top, lines } = scaleOf(highest);
    expect(top).toBeGreaterThanOrEqual(highest);
    expect(lines).toBeLessThanOrEqual(5);
    expect(top / highest).toBeLessThan(2.6);
  },
);
