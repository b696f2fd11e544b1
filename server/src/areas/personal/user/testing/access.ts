import { defineAccessTo, open } from '../../../../testing/access/entry';
import { insertGoods } from '../../../trade/orders/testing/shop';

export const access = defineAccessTo(
  async ({ user, goods }, { core }) => {
    const { db, settings } = core;
    const at = new Date(settings.clock.now());
    const liked = (await insertGoods(core)).id;
    await db
      .insertInto('goods_collects')
      .values({ user_id: user.id, goods_id: liked, created_at: at })
      .execute();
    const { id } = await db
      .insertInto('collect_removals')
      .values({ user_id: user.id, kind: 'service', items: JSON.stringify([{ id: goods.id, at }]), at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { liked, removal: id };
  },
  {
    'POST /user/edit': {
      ...open({ 'body.subject_ids': 'numbers of the fields of research, alike for everybody' }),
      input: ({ image }) => ({ body: { avatar_img: image } }),
    },
    'POST /user/del_collect': {
      input: (_own, _site, { liked }) => ({ body: { kind: 'service', ids: [liked] } }),
      passedOver: ['body.ids'],
    },
    'POST /user/restore_collect': { input: (_own, _site, { removal }) => ({ body: { undo: removal } }) },
  },
);
