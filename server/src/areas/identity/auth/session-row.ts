import type { Pool } from 'pg';
import type { StepUpMethod } from '../../../http/session-user';
import { type StaffColumns, staffColumns } from '../../base/accounts/staff-member';

/** A session and its user, as every call with a token needs them. */
export interface SessionRow extends StaffColumns {
  sessionId: number;
  family_id: string;
  family_started_at: Date;
  created_at: Date;
  last_used_at: Date;
  replaced_at: Date | null;
  revoked_at: Date | null;
  stepped_up_at: Date | null;
  stepped_up_by: StepUpMethod | null;
  id: number;
  phone: string | null;
  nickname: string;
  is_teacher: boolean;
  is_certification: boolean;
  teacher_status: number | null;
  status: number;
}

/** Named, so that each connection parses and plans it once: it runs before every call that carries a token. */
const statement = {
  name: 'session-of-token',
  text: `select s.id as "sessionId", s.family_id, s.family_started_at, s.created_at, s.last_used_at, s.replaced_at,
      s.revoked_at, s.stepped_up_at, s.stepped_up_by, u.id, u.phone, u.nickname, u.is_teacher, u.is_certification, u.status,
      case when u.is_teacher and not u.is_certification
        then (select t.status from teachers t where t.user_id = u.id) end as teacher_status,
      ${staffColumns}
    from sessions s join users u on u.id = s.user_id left join staff_members m on m.user_id = u.id
    where s.token_hash = $1`,
};

/** The session of a token, by the token's hash. */
export async function readSession(pool: Pool, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await pool.query<SessionRow>({ ...statement, values: [tokenHash] });
  return rows[0];
}
