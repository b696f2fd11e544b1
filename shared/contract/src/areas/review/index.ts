import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, page } from '../../fields';
import { answer, verdict } from '../exams/fields';
import { reviewItem, reviewRow, reviewSettings, reviewSummary } from './fields';

const noBody = z.strictObject({}).optional();

export const review = defineArea({
  'GET /review/list': {
    summary: '错题与时间点笔记的复习单，不含答案',
    access: 'login',
    rate: 'read',
    query: z.object({
      page,
      /** `due` unless told otherwise: due today. `done`: reviewed today. `ahead`: later. `removed`: taken out. */
      tab: z.enum(['due', 'done', 'ahead', 'removed'], '分类不正确').optional(),
      kind: z.enum(['question', 'note'], '类别不正确').optional(),
      course: idParam.optional(),
    }),
    data: paged(reviewRow).extend({ summary: reviewSummary, settings: reviewSettings }),
  },
  'GET /review/item/:id': {
    summary: '复习单里的一项：题目、答案与讲解，或笔记；各评级的下次日期与相关内容，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: reviewItem,
  },
  'POST /review/retry/:id': {
    summary: '重做一道错题，立即判对错；不改变复习日期',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ answer }),
    data: z.object({
      verdict,
      right: z.array(z.string()),
      also: z.array(z.array(z.string())),
      explanation: z.string(),
      /** The grade that fits; the learner chooses. */
      suggested: z.int(),
    }),
  },
  'POST /review/grade/:id': {
    summary: '复习一项并评级，按间隔算法排下一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      grade: z.literal([1, 2, 3, 4], '请选择记得的程度'),
      /** `reps` as it was shown: a second press changes nothing. */
      reps: z.int('页面已过期，请刷新').min(0, '页面已过期，请刷新'),
    }),
    data: reviewRow,
  },
  'POST /review/remove/:id': {
    summary: '从复习单移出一项',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: reviewRow,
  },
  'POST /review/restore/:id': {
    summary: '把移出的一项放回复习单',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: reviewRow,
  },
  'POST /review/settings': {
    summary: '复习提醒：是否提醒与每天几点',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      remind: z.boolean('请选择是否提醒'),
      hour: z.int('请选择时间').min(8, '请选择8点到21点').max(21, '请选择8点到21点'),
    }),
    data: reviewSettings,
  },
  'GET /review/export': {
    summary: '把复习单导出为 Markdown',
    access: 'login',
    rate: 'file',
    file: 'text/markdown',
    data: z.unknown(),
  },
});

export type ReviewRow = z.output<typeof reviewRow>;
export type ReviewItem = z.output<typeof reviewItem>;
export type ReviewSummary = z.output<typeof reviewSummary>;
export type ReviewSettings = z.output<typeof reviewSettings>;
