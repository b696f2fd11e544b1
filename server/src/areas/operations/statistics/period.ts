import { visitLimits } from '@harbor/contract';
import { invalid } from '../../../http/problem';
import { visitDay } from '../../content/visits/visitor';

/** A period of Beijing days, both included, and the one of the same length before it. */
export interface Period {
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  days: number;
}

const dayMs = 24 * 3_600_000;

/** @throws HttpProblem 422 for a period that ends before it begins, or is longer than a year */
export function periodOf({ from, to }: { from: string; to: string }): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  if (days < 1) throw invalid({ to: ['结束日期不能早于开始日期'] });
  if (days > visitLimits.days) throw invalid({ to: ['一次最多查看一年，请缩短日期范围'] });
  const start = Date.parse(`${from}T00:00:00+08:00`);
  return { from, to, days, beforeFrom: visitDay(start, -days), beforeTo: visitDay(start, -1) };
}
