import type { DrawingFigures } from '@harbor/contract';
import { count, percent } from '../siteFigures';

/** Why browsers had to draw pages themselves, in the order of interest. */
const reasons: [keyof DrawingFigures, string][] = [
  ['failed', '绘制失败'],
  ['late', '超时'],
  ['busy', '排队已满'],
  ['unable', '版本不支持'],
  ['apart', '非常规地址'],
];

/** A number of the figures with its name, those that are nothing left out. */
const named = (figures: DrawingFigures, names: [keyof DrawingFigures, string][]) =>
  names.flatMap(([key, name]) => (figures[key] ? [`${name} ${count(figures[key])}`] : []));

/** How pages were drawn, in a few lines for people; none where no public page was asked for. */
export function drawingLines(figures: DrawingFigures | null | undefined): string[] {
  if (!figures || figures.answers === 0) return [];
  const onServer = named(figures, [
    ['drawn', '新绘'],
    ['kept', '缓存'],
    ['stale', '旧稿'],
  ]);
  const inBrowser = named(figures, reasons);
  const { share, median_ms, p95_ms, queue } = figures;
  return [
    `服务端绘制 ${percent(share)}${onServer.length > 0 ? `：${onServer.join('，')}` : ''}`,
    ...(inBrowser.length > 0 ? [`浏览器绘制：${inBrowser.join('，')}`] : []),
    ...(median_ms === null ? [] : [`绘制用时：中位数 ${median_ms} 毫秒，95% 在 ${p95_ms} 毫秒内`]),
    ...(queue ? [`95% 的绘制排在 ${queue} 个之内`] : []),
  ];
}
