import type { TestApp } from '../../../../testing/app';
import type { NewUser } from '../../../../testing/users';
import { startSession } from '../../auth/sessions';

const origin = { ip: '127.0.0.1', userAgent: 'test' };

/** Marks the sessions of a member as proven just now. */
export async function prove(site: TestApp, userId: number): Promise<void> {
  await site.core.db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(site.clock.now()), stepped_up_by: 'password' })
    .where('user_id', '=', userId)
    .execute();
}

/** A member whose session proved who is there. */
export async function provenUser(site: TestApp, user: NewUser = {}) {
  const member = await site.user(user);
  await prove(site, member.id);
  return member;
}

/** Another session of a member, proven, e.g. after the clock ran on. */
export async function provenSession(site: TestApp, userId: number): Promise<string> {
  const token = await startSession(site.core, site.core.db, userId, origin);
  await prove(site, userId);
  return token;
}
