import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { id, idParams, rowRevision } from '../../fields';
import { line, lines } from '../../people-fields';

const reply = z.object({ id: z.int(), title: z.string(), content: z.string(), revision: z.int() });
const replies = z.object({ data: z.array(reply) });

/** What support says often. */
export const replyCalls = defineArea({
  'GET /staff/reply/list': {
    summary: '客服：常用语，按使用的顺序',
    access: 'staff',
    right: 'chat',
    rate: 'read',
    data: replies,
  },
  'POST /staff/reply/save': {
    summary: '运营：新增或修改客服常用语',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the reply that is changed; left out by who does not mind what others wrote meanwhile. */
      revision: rowRevision.optional(),
      title: line().min(2, '名称为2至12个字').max(12, '名称为2至12个字'),
      content: lines().min(2, '内容为2至500个字').max(500, '内容为2至500个字'),
    }),
    data: reply,
  },
  'POST /staff/reply/order': {
    summary: '运营：调整客服常用语的先后',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    /** All of them, in their new order. */
    body: z.strictObject({ ids: z.array(id).min(1, '请给出顺序').max(60, '最多60条') }),
    data: replies,
  },
  'POST /staff/reply/delete/:id': {
    summary: '运营：删除客服常用语',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: replies,
  },
});

export type SupportReply = z.output<typeof reply>;
