import type { StaffRole } from '@harbor/contract';
import type { TestApp } from '../../../../testing/app';
import { startSession } from '../../auth/sessions';
import { codeAt } from '../totp';

/** In ms: a code of the next period is another one. */
export const period = 30_000;

/** Somebody of the team, and what an app of theirs shows. */
export interface Member {
  id: number;
  phone: string;
  token: string;
  /** The code of now. */
  code(): string;
}

/** Somebody of the team who has not set up a second factor. */
export async function newcomer(site: TestApp, roles: StaffRole[] = ['admin']) {
  const person = await site.user({ roles, password_hash: await site.core.passwords.hash('team-harbor-1') });
  await site.core.db.deleteFrom('staff_second_factors').where('user_id', '=', person.id).execute();
  return person;
}

/** Sets a second factor up, in the way that people do. */
export async function setUp(site: TestApp, person: { id: number; phone: string; token: string }) {
  const { token } = person;
  const begun = await site.call('POST /staff/second_factor/begin', {
    token,
    body: { password: 'team-harbor-1' },
  });
  const code = () => codeAt(begun.data.secret, site.clock.now());
  const confirmed = await site.call('POST /staff/second_factor/confirm', { token, body: { code: code() } });
  const member: Member = { ...person, code };
  return { member, recovery: confirmed.data.recovery_codes, begun, confirmed };
}

/** Somebody of the team whose session has passed; the next code is one that was not used. */
export async function member(site: TestApp, roles: StaffRole[] = ['admin']): Promise<Member> {
  const { member: made } = await setUp(site, await newcomer(site, roles));
  site.clock.advance(period);
  return made;
}

/** Another session of somebody, which has not passed. */
export const anotherSession = (site: TestApp, userId: number) =>
  startSession(site.core, site.core.db, userId, { ip: '127.0.0.1', userAgent: 'test' });
