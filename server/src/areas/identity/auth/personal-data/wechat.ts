import { sql } from 'kysely';
import { removeRows } from '../../../../db/rows';
import type { DataKind } from '../../../../personal-data/kind';

export const wechat: DataKind = {
  key: 'wechat',
  title: '微信绑定',
  purpose: '用微信登录时识别您的账号；用户标识加密保存',
  retention: '到解除绑定或注销为止',
  fate: '删除',
  correct: { title: '管理绑定', path: '/idsetting/' },
  tables: ['wechat_links', 'wechat_scans'],
  fields: [
    { name: 'nickname', label: '微信昵称' },
    { name: 'identity', label: '微信返回的标识' },
    { name: 'created_at', label: '绑定时间' },
  ],
  query: (userId) => sql`select nickname, identity, created_at from wechat_links where user_id = ${userId}`,
  open: ({ cipher }, userId, row) => ({
    ...row,
    nickname: cipher.open(String(row.nickname), `wechat_links.nickname:${userId}`),
    identity: cipher.open(String(row.identity), `wechat_links.identity:${userId}`),
  }),
  async erase(_core, trx, userId) {
    await removeRows(trx, 'wechat_links', { user_id: userId });
    await trx
      .deleteFrom('wechat_scans')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('link_user_id', '=', userId)]))
      .execute();
  },
};
