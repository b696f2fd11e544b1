import type { DeskTeacherLevel } from '@harbor/contract';
import { tooFew } from '@harbor/contract/teacher-levels';

/** 98%（n=142）, or 样本不足（2 单）. */
export const rateText = ({ rate, count }: DeskTeacherLevel['on_time']): string =>
  rate === null ? `${tooFew}（${count} 单）` : `${Math.round(rate * 100)}%（n=${count}）`;

/** 4.9（n=128）, or 暂无. */
export const scoreText = ({ mean, count }: DeskTeacherLevel['score']): string =>
  mean === null ? '暂无' : `${mean.toFixed(1)}（n=${count}）`;
