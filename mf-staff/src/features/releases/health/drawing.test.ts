import type { DrawingFigures } from '@harbor/contract';
import { drawingLines } from './drawing';

const none: DrawingFigures = {
  ...{ answers: 0, drawn: 0, kept: 0, stale: 0, unable: 0, failed: 0, busy: 0, late: 0, apart: 0, closed: 0 },
  ...{ share: null, median_ms: null, p95_ms: null, queue: null },
};

test('nothing is said where no public page was asked for, or the server is an older one', () => {
  expect([null, undefined, none].map(drawingLines)).toEqual([[], [], []]);
});

test('pages of the server, those of browsers with the reasons, and the time of drawing', () => {
  const figures = { answers: 2000, drawn: 100, kept: 1700, stale: 20, late: 30, failed: 150, share: 0.91 };
  expect(drawingLines({ ...none, ...figures, median_ms: 39, p95_ms: 152, queue: 3 })).toEqual([
    '服务端绘制 91%：新绘 100，缓存 1,700，旧稿 20',
    '浏览器绘制：绘制失败 150，超时 30',
    '绘制用时：中位数 39 毫秒，95% 在 152 毫秒内',
    '95% 的绘制排在 3 个之内',
  ]);
});

test('where everything is left to browsers, only that is said', () => {
  expect(drawingLines({ ...none, answers: 5, unable: 5, share: 0 })).toEqual([
    '服务端绘制 0%',
    '浏览器绘制：版本不支持 5',
  ]);
});
