import type { LoginSession } from '@harbor/contract';
import type { Core } from '../../../core';
import { shownAddress } from '../../../http/client-address';
import type { SessionUser } from '../../../http/session-user';
import { regionsOf } from '../../../regions/region-of';
import { toMoment } from '../../../time';
import { deviceOf } from './device';

/** The devices on which somebody is logged in, the one that asks first, then by last use. */
export async function loginSessions(core: Core, user: SessionUser): Promise<LoginSession[]> {
  const { sessions: rules, clock } = core.settings;
  const ago = (ms: number) => new Date(clock.now() - ms);
  const rows = await core.db
    .selectFrom('sessions')
    .select(['family_id', 'method', 'ip', 'user_agent', 'family_started_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('last_used_at', '>', ago(user.is_teacher ? rules.teacherIdle : rules.idle))
    .where('family_started_at', '>', ago(rules.absolute))
    .orderBy('last_used_at', 'desc')
    .execute();
  const regions = await regionsOf(
    core.db,
    rows.map(({ ip }) => ip),
  );
  const devices = rows.map((row, place) => {
    const { name, mobile } = deviceOf(row.user_agent);
    return {
      id: row.family_id,
      device: name,
      mobile,
      method: row.method,
      address: shownAddress(row.ip),
      region: row.ip ? regions[place] || undefined : undefined,
      logged_in_at: toMoment(row.family_started_at),
      last_used_at: toMoment(row.last_used_at),
      current: row.family_id === user.familyId,
    };
  });
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}
