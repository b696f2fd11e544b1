import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { secretPlace } from '../../base/accounts/staff-member';

const batch = 200;

/** Seals with the newest key what an older one sealed; afterwards the old key may go. */
export const rekeySecondFactors: Tick = {
  name: 'staff-entry.rekey',
  everySeconds: 600,
  async run({ db, cipher }) {
    const old = await db
      .selectFrom('staff_second_factors')
      .select(['user_id', 'secret'])
      .where('secret', 'not like', `${cipher.newest}.%`)
      .limit(batch)
      .execute();
    for (const { user_id, secret } of old) {
      const place = secretPlace(user_id);
      const sealed = cipher.seal(cipher.open(secret, place), place);
      // One that was set up anew meanwhile stays.
      await updateRows(db, 'staff_second_factors', { user_id, secret }, { secret: sealed });
    }
  },
};
