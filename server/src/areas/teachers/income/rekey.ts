import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { incomeLimits } from './limits';
import { sealedPlaces } from './payees';

/** Seals with the newest key what an older one sealed; afterwards the old key may go. */
export const rekeyPayees: Tick = {
  name: 'income.rekey',
  everySeconds: 600,
  async run({ db, cipher }) {
    const old = await db
      .selectFrom('payees')
      .selectAll()
      .where('account_sealed', '<>', '')
      .where((eb) =>
        eb.or([
          eb('account_sealed', 'not like', `${cipher.newest}.%`),
          eb('name_sealed', 'not like', `${cipher.newest}.%`),
        ]),
      )
      .limit(incomeLimits.batch)
      .execute();
    for (const { id, name_sealed, account_sealed } of old) {
      const anew = (sealed: string, place: string) => cipher.seal(cipher.open(sealed, place), place);
      // One that was erased meanwhile stays erased.
      await updateRows(
        db,
        'payees',
        { id, account_sealed },
        {
          name_sealed: anew(name_sealed, sealedPlaces.name_sealed(id)),
          account_sealed: anew(account_sealed, sealedPlaces.account_sealed(id)),
        },
      );
    }
  },
};
