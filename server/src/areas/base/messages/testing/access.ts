import { defineAccessTo, open } from '../../../../testing/access/entry';
import { messageKind, notify, systemSub } from '../notify';

interface Mine {
  opened: number;
  unread: number;
  kept: number;
  deleted: number;
}

/** A call that takes several messages. */
const several = (which: keyof Mine) => ({
  input: (_own: unknown, _site: unknown, mine: Mine) => ({ body: { ids: [mine[which]] } }),
  passedOver: ['body.ids'],
});

export const access = defineAccessTo<Mine>(
  async ({ user }, { core }) => {
    const now = new Date(core.settings.clock.now());
    const titles = ['一', '二', '三', '四'];
    for (const title of titles)
      await notify(core.db, { userId: user.id, kind: messageKind.system, sub: systemSub.order, title, now });
    const rows = await core.db
      .selectFrom('messages')
      .select('id')
      .where('user_id', '=', user.id)
      .where('title', 'in', titles)
      .orderBy('id')
      .execute();
    const [opened = 0, unread = 0, kept = 0, deleted = 0] = rows.map(({ id }) => id);
    await core.db.updateTable('messages').set({ deleted_at: now }).where('id', '=', deleted).execute();
    return { opened, unread, kept, deleted };
  },
  {
    'POST /message/detail/:id': { input: (_own, _site, { opened }) => ({ params: { id: opened } }) },
    'POST /message/read': several('unread'),
    'POST /message/delete': several('kept'),
    'POST /message/restore': several('deleted'),
    'GET /announcement/detail/:id': open({ 'params.id': 'announcements are for everybody' }),
  },
);
