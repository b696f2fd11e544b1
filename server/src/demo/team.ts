import { staffRoles } from '@harbor/contract';
import { z } from 'zod';
import { secretPlace } from '../areas/base/accounts/staff-member';
import { consentToAll } from '../areas/identity/auth/agreements';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { demoPassword } from './accounts';
import { readData } from './data';

const role = z.enum(Object.keys(staffRoles) as [keyof typeof staffRoles]);

/** Read by `npm run staff` and by the browser tests too. */
const file = z.strictObject({
  members: z.array(
    z.strictObject({
      id: z.int(),
      phone: z.string(),
      nickname: z.string(),
      roles: z.array(role),
      lead: z.boolean(),
      /** Of the second factor, base32: no secret in a demo, as little as the password is. */
      secret: z.string(),
    }),
  ),
});

/** One of the team of the demo. */
export type DemoMember = z.output<typeof file>['members'][number];

/** The team of the demo: one person of each role. */
export const demoTeam = (): DemoMember[] => readData('team.json', file).members;

/**
 * The accounts of the team. What is there stays as it is; what is missing comes, so that a demo of before there were
 * roles has them too.
 */
export async function seedTeam(trx: Db, { passwords, settings, cipher }: Core): Promise<void> {
  const now = new Date(settings.clock.now());
  const created_at = new Date(now.getTime() - 200 * 86_400_000);
  const password_hash = await passwords.hash(demoPassword);
  for (const { id, phone, nickname, roles, lead, secret } of demoTeam()) {
    const made = await trx
      .insertInto('users')
      .values({
        ...{ id, phone, nickname, password_hash, created_at },
        adult_at: created_at,
        last_seen_at: now,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await consentToAll(trx, { userId: id, now, ip: '127.0.0.1', userAgent: '' });
    const user = await trx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
    if (!user) continue;
    await trx
      .insertInto('staff_members')
      .values({ user_id: user.id, roles, lead })
      .onConflict((on) => on.doNothing())
      .execute();
    await trx
      .insertInto('staff_second_factors')
      .values({
        user_id: user.id,
        secret: cipher.seal(secret, secretPlace(user.id)),
        created_at: now,
        confirmed_at: now,
      })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}
