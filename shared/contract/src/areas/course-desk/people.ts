import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParam, idParams, page } from '../../fields';
import { lines, word } from '../../people-fields';
import { deskEnrolment, deskText } from './fields';

const moderator = { access: 'staff', right: 'courses.moderate' } as const;

export const peopleCalls = defineArea({
  'GET /staff/course/enrolments': {
    summary: '运营：学员与学习进度，按课程、状态与关键词（昵称、订单号）',
    access: 'staff',
    right: 'courses',
    rate: 'read',
    query: z.object({
      page,
      course: idParam.optional(),
      status: z.enum(['1', '2', '3'], '状态不正确').optional(),
      keyword: word().max(50, '最多输入50个字').optional(),
    }),
    data: paged(deskEnrolment).extend({
      counts: z.object({ valid: z.int(), expired: z.int(), refunded: z.int() }),
    }),
  },
  'GET /staff/course/texts': {
    summary: '运营：学员写的评价、讨论与公开笔记；待审核与被举报的在前',
    ...moderator,
    rate: 'read',
    query: z.object({
      page,
      tab: z.enum(['waiting', 'reported', 'all'], '列表不正确').optional(),
      kind: z.enum(['comment', 'discuss', 'note'], '类型不正确').optional(),
      course: idParam.optional(),
      keyword: word().max(50, '最多输入50个字').optional(),
    }),
    data: paged(deskText).extend({ counts: z.object({ waiting: z.int(), reported: z.int() }) }),
  },
  'GET /staff/course/text/:id': {
    summary: '运营：一条评价、讨论或笔记，附举报',
    ...moderator,
    rate: 'read',
    params: idParams,
    data: deskText,
  },
  'POST /staff/course/text/:id': {
    summary: '运营：通过、驳回、隐藏、恢复、认定举报不成立，或以教师名义回复；作者会收到通知',
    ...moderator,
    decides: 'coursetexts',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      act: z.enum(['pass', 'reject', 'hide', 'restore', 'reply', 'keep'], '请选择操作'),
      /** Needed for `reject` and `hide`. */
      reason: lines().max(200, '原因最多200个字').optional(),
      /** Needed for `reply`. */
      content: lines().max(500, '回复最多500个字').optional(),
    }),
    data: deskText,
  },
});
