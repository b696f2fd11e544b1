import { defineAccessTo, type Entry } from '../../../../testing/access/entry';
import { say } from './chats';

const mark = '22222222-2222-4222-8222-222222222222';
const repeats = { 'body.client_id': 'a mark of the sender, by which repeats are known' };

interface Mine {
  /** A line of the buyer, and one of the teacher. */
  buyers: number;
  teachers: number;
}

const ofServed = (body?: object): Entry<Mine> => ({
  input: ({ served }) => ({ params: { id: served }, ...(body && { body }) }),
});

export const access = defineAccessTo<Mine>(
  async ({ user, teacher, served }, site) => ({
    buyers: (await say(site, user, served, '第三章的数据已更新')).data.message.id,
    teachers: (await say(site, teacher, served, '收到，今晚回复')).data.message.id,
  }),
  {
    'GET /wait_take/chat/:id': ofServed(),
    'POST /wait_take/chat/:id': {
      input: ({ served, ofTeacher }) => ({
        params: { id: served },
        body: { content: '请看附件', files: [ofTeacher.file], client_id: mark },
      }),
      shared: repeats,
    },
    'POST /wait_take/read/:id': {
      input: ({ served }, _site, { buyers }) => ({ params: { id: served }, body: { last_id: buyers } }),
      passedOver: ['body.last_id'],
    },
    'GET /order_chat/list/:id': ofServed(),
    'POST /order_chat/send/:id': {
      input: ({ served, spare }) => ({
        params: { id: served },
        body: { content: '补充一份数据', files: [spare], client_id: mark },
      }),
      shared: repeats,
    },
    'POST /order_chat/read/:id': {
      input: ({ served }, _site, { teachers }) => ({ params: { id: served }, body: { last_id: teachers } }),
      passedOver: ['body.last_id'],
    },
    'POST /order_chat/recall/:id': {
      input: ({ served }, _site, { buyers }) => ({ params: { id: served }, body: { message_id: buyers } }),
    },
    'POST /order_chat/typing/:id': ofServed({}),
    'POST /order_chat/call_staff/:id': ofServed({}),
    'GET /order_chat/export/:id': ofServed(),
    'GET /order_chat/pdf/:id': ofServed(),
  },
);
