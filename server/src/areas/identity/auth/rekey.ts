import type { Core } from '../../../core';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';

const batch = 200;

async function links({ db, cipher }: Core): Promise<void> {
  const old = await db
    .selectFrom('wechat_links')
    .select(['user_id', 'identity', 'nickname'])
    .where('identity', 'not like', `${cipher.newest}.%`)
    .limit(batch)
    .execute();
  for (const { user_id, identity, nickname } of old) {
    const places = {
      identity: `wechat_links.identity:${user_id}`,
      nickname: `wechat_links.nickname:${user_id}`,
    };
    await updateRows(
      db,
      'wechat_links',
      { user_id, identity },
      {
        identity: cipher.seal(cipher.open(identity, places.identity), places.identity),
        nickname: cipher.seal(cipher.open(nickname, places.nickname), places.nickname),
      },
    );
  }
}

async function reviews({ db, cipher }: Core): Promise<void> {
  const old = await db
    .selectFrom('account_reviews')
    .select(['id', 'phone'])
    .where('phone', 'not like', `${cipher.newest}.%`)
    .limit(batch)
    .execute();
  for (const { id, phone } of old) {
    const place = `account_reviews.phone:${id}`;
    const sealed = cipher.seal(cipher.open(phone, place), place);
    await updateRows(db, 'account_reviews', { id }, { phone: sealed });
  }
}

/** Seals with the newest key what an older one sealed, a few rows at a time; afterwards the old key may go. */
export const rekeyAccounts: Tick = {
  name: 'auth.rekey',
  everySeconds: 600,
  async run(core) {
    await links(core);
    await reviews(core);
  },
};
