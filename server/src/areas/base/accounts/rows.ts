import type { ConsentDocument, StaffRole } from '@harbor/contract';
import type { ColumnType } from 'kysely';
import type { StepUpMethod } from '../../../http/session-user';

/** How somebody logged in. */
export type LoginMethod = 'password' | 'sms' | 'register' | 'wechat' | 'reset' | 'claim';

/** `known`: confirmed by a linked WeChat, the token not yet handed out. */
export type ScanStatus = 'waiting' | 'scanned' | 'cancelled' | 'failed' | 'known' | 'bind' | 'done';

declare module '../../../db/schema' {
  interface KnownColumns {
    sessions: { stepped_up_by: StepUpMethod };
    staff_members: { roles: StaffRole[] };
    consents: { document: ConsentDocument; action: 'agree' | 'withdraw' };
    idempotency: { state: 'running' | 'done'; answer: object };
    audit_log: { detail: ColumnType<Record<string, unknown>, string, never> };
    captchas: { kind: 'slide' | 'sound' };
    login_records: { method: LoginMethod };
    wechat_scans: { way: 'frame' | 'redirect'; status: ScanStatus };
    account_reviews: { reason: 'phone_recycled'; state: 'open' | 'returned' | 'closed' };
    agreements: { document: 'terms' | 'privacy'; sections: { heading: string; paragraphs: string[] }[] };
  }
}
