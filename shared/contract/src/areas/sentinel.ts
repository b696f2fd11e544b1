import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { idParams, moment, page } from '../fields';
import { lines } from '../people-fields';

const sentinelAlert = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }),
  state: z.enum(['open', 'closed']),
  /** Different texts within seven days. */
  count: z.int(),
  opened_at: moment,
  last_at: moment,
  closed_at: moment.nullable(),
  closed_by: z.string(),
  note: z.string(),
  /** What was found last, the newest first; numbers of persons are masked. */
  hits: z.array(
    z.object({
      place: z.string(),
      rule: z.string(),
      severity: z.enum(['block', 'warn', 'hide']),
      excerpt: z.string(),
      at: moment,
    }),
  ),
});

export const sentinel = defineArea({
  'GET /staff/sentinel/list': {
    summary: '运营：多次触发合规提示的用户，最近的在前',
    access: 'staff',
    right: 'sentinel',
    rate: 'read',
    query: z.object({ state: z.enum(['open', 'closed'], '状态不正确').optional(), page }),
    data: paged(sentinelAlert),
  },
  'GET /staff/sentinel/detail/:id': {
    summary: '运营：一位多次触发合规提示的用户',
    access: 'staff',
    right: 'sentinel',
    rate: 'read',
    params: idParams,
    data: sentinelAlert,
  },
  'POST /staff/sentinel/close/:id': {
    summary: '运营：已核对，写明处理结果',
    access: 'staff',
    right: 'sentinel',
    decides: 'sentinel',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      note: lines({ error: '请填写处理结果' }).min(2, '请填写处理结果').max(200, '最多200个字'),
    }),
    data: sentinelAlert,
  },
});
