import { runsOf, timelineOf, topOf } from './series';

const now = Date.parse('2026-11-21T12:00:00+08:00');
const hour = 3600;

const point = (at: string, version: string, visitors: number, failed: number) => ({
  at: `2026-11-21T${at}:00+08:00`,
  version,
  views: visitors * 2,
  visitors,
  failed,
});

test('every release has a point for every step of the period, and none where nobody came', () => {
  const { steps, series } = timelineOf(
    { step: hour, points: [point('10:00', '1.4.0', 20, 1), point('11:00', '1.4.0', 10, 0)] },
    24,
    now,
  );
  expect(steps).toHaveLength(25);
  expect(steps.at(-1)).toBe(now);
  const [only] = series;
  expect(only?.points.map(({ rate }) => rate).slice(-4)).toEqual([null, 0.05, 0, null]);
  expect(only).toMatchObject({ version: '1.4.0', visitors: 30, failed: 1 });
});

test('the most visited release comes first, one without visitors not at all', () => {
  const { series, highest } = timelineOf(
    {
      step: hour,
      points: [point('10:00', '1.5.0', 5, 2), point('10:00', '1.4.0', 50, 0), point('10:00', '1.3.0', 0, 0)],
    },
    24,
    now,
  );
  expect(series.map(({ version }) => version)).toEqual(['1.4.0', '1.5.0']);
  expect(highest).toBe(0.4);
});

test('more failures than visitors are not more than all of them', () => {
  const { highest } = timelineOf({ step: hour, points: [point('10:00', '1.4.0', 1, 3)] }, 24, now);
  expect(highest).toBe(1);
});

test.each([
  [0, 0.01],
  [0.0095, 0.02],
  [0.03, 0.05],
  [0.4, 0.5],
  [0.97, 1],
])('a highest rate of %s gives a scale up to %s', (highest, top) => {
  expect(topOf(highest)).toBe(top);
});

test('a line breaks where nobody came', () => {
  const rates = [0.1, 0.2, null, 0.3];
  const points = rates.map((rate, at) => ({ at, views: 0, visitors: 1, failed: 0, rate }));
  expect(runsOf(points).map((run) => run.map(({ index }) => index))).toEqual([[0, 1], [3]]);
});
