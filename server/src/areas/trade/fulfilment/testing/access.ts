import { about, defineAccess, of } from '../../../../testing/access/entry';
import { items } from './flow';

const reason = { reason: '还需要再修改一遍' };

export const access = defineAccess({
  'POST /delivery/accept/:id': of('delivered', { version: 1 }),
  'POST /delivery/changes/:id': of('delivered', { version: 1, items }),
  'POST /delivery/extend/:id': of('delivered'),
  'POST /delivery/consent/:id': of('served', { agree: true }),
  'POST /order_note/add/:id': about('served', ({ note }) => ({ content: '补充数据', files: [note] })),
  'POST /teacher/order/deliver/:id': about('served', ({ ofTeacher }) => ({
    ...{ title: '批注稿', text: '逐段批注。' },
    files: [ofTeacher.file],
  })),
  'POST /teacher/order/reply/:id': about('served', ({ ofTeacher }) => ({
    content: '第二组数据已收到',
    files: [ofTeacher.file],
  })),
  'POST /teacher/order/give_up/:id': of('served', reason),
});
