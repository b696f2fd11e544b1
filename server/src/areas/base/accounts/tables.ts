import type { ConsentDocument } from '@harbor/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StepUpMethod } from '../../../http/session-user';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface UsersTable {
  id: Generated<number>;
  phone: string | null;
  password_hash: string | null;
  nickname: string;
  avatar_img: Defaulted<string>;
  gender: Defaulted<number>;
  unit: Defaulted<string>;
  identity: Defaulted<string>;
  bio: Defaulted<string>;
  is_teacher: Defaulted<boolean>;
  is_certification: Defaulted<boolean>;
  is_new_teacher_info: Defaulted<boolean>;
  is_staff: Defaulted<boolean>;
  /** 1 正常 · 2 冻结 · 3 注销中 · 4 已注销 */
  status: Defaulted<number>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
  /** Last login or renewal of a session. */
  last_seen_at: Defaulted<Date | null>;
  password_changed_at: Defaulted<Date | null>;
  /** 研究方向, numbers of the contract's `subjects`. */
  subject_ids: Defaulted<number[]>;
  /** When they confirmed to be 18 or older. */
  adult_at: Defaulted<Date | null>;
  /** As the owner reads it; empty unless the account is frozen. */
  frozen_reason: Defaulted<string>;
}

/** How somebody logged in. */
export type LoginMethod = 'password' | 'sms' | 'register' | 'wechat' | 'reset' | 'claim';

export interface SessionsTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  user_id: number;
  family_id: string;
  family_started_at: Date;
  created_at: Date;
  last_used_at: Date;
  replaced_at: Date | null;
  revoked_at: Date | null;
  revoke_reason: string | null;
  ip: string | null;
  user_agent: string;
  method: Defaulted<string>;
  stepped_up_at: Defaulted<Date | null>;
  stepped_up_by: Defaulted<StepUpMethod | null>;
}

export interface ConsentsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  /** An agreement, or something optional that somebody allowed. */
  document: ConsentDocument;
  version: string;
  action: Defaulted<'agree' | 'withdraw'>;
  ip: string | null;
  user_agent: string;
  at: Date;
}

export interface SmsCodesTable {
  id: string;
  phone: string;
  scene: string;
  code_hmac: Buffer;
  tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface DevOutboxTable {
  id: GeneratedAlways<number>;
  phone: string;
  purpose: string;
  text: string;
  created_at: Defaulted<Date>;
}

export interface RateCountsTable {
  key: string;
  window_start: number;
  expires_at: Date;
  count: number;
}

export interface IdempotencyTable {
  user_id: number;
  route: string;
  key: string;
  body_hash: Buffer;
  state: 'running' | 'done';
  lease_until: Date;
  answer: JSONColumnType<object> | null;
  created_at: Date;
}

export interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: Date;
  actor_type: string;
  actor_id: number | null;
  action: string;
  object_type: Defaulted<string>;
  object_id: Defaulted<string>;
  detail: ColumnType<Record<string, unknown>, string, never>;
  ip: string | null;
  chain: GeneratedAlways<Buffer>;
}

export interface CaptchasTable {
  id: string;
  kind: 'slide' | 'sound';
  /** HMAC of the phone and the action that it was drawn for. */
  subject: Buffer;
  answer: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface LoginRecordsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  at: Date;
  method: LoginMethod;
  ok: boolean;
  device: string;
  ip: string | null;
}

export interface WechatLinksTable {
  user_id: number;
  /** HMACs of the ids at WeChat, to find a link by. */
  open_key: Buffer;
  union_key: Buffer | null;
  /** Encrypted. */
  identity: string;
  /** Encrypted. */
  nickname: string;
  created_at: Date;
}

/** `known`: confirmed by a linked WeChat, the token not yet handed out. */
export type ScanStatus = 'waiting' | 'scanned' | 'cancelled' | 'failed' | 'known' | 'bind' | 'done';

export interface WechatScansTable {
  ticket: string;
  poll_hash: Buffer;
  state_hash: Buffer;
  browser_hash: Buffer;
  way: 'frame' | 'redirect';
  /** Whose account WeChat is being linked to; null for a login. */
  link_user_id: number | null;
  status: ScanStatus;
  open_key: Buffer | null;
  union_key: Buffer | null;
  identity: string | null;
  nickname: string | null;
  user_id: number | null;
  bind_hash: Buffer | null;
  bind_expires_at: Date | null;
  created_at: Date;
  expires_at: Date;
  polled_at: Date | null;
}

export interface PhoneClaimsTable {
  ticket_hash: Buffer;
  user_id: number;
  phone: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface AccountReviewsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  reason: 'phone_recycled';
  /** Encrypted. */
  phone: string;
  state: Defaulted<'open' | 'returned' | 'closed'>;
  created_at: Date;
  decided_at: Defaulted<Date | null>;
  /** A member of staff. */
  decided_by: Defaulted<number | null>;
  note: Defaulted<string>;
}

export interface AgreementsTable {
  id: number;
  document: 'terms' | 'privacy';
  version: string;
  title: string;
  change: string;
  renew: boolean;
  sections: JSONColumnType<{ heading: string; paragraphs: string[] }[]>;
  effective_at: Date;
}

/** Accounts, and what guards every call: sessions, codes, counters, keys, audit. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  consents: ConsentsTable;
  sms_codes: SmsCodesTable;
  dev_outbox: DevOutboxTable;
  rate_counts: RateCountsTable;
  idempotency: IdempotencyTable;
  audit_log: AuditLogTable;
  captchas: CaptchasTable;
  login_records: LoginRecordsTable;
  wechat_links: WechatLinksTable;
  wechat_scans: WechatScansTable;
  phone_claims: PhoneClaimsTable;
  account_reviews: AccountReviewsTable;
  agreements: AgreementsTable;
}

declare module '../../../db/schema' {
  interface DB extends AccountTables {}
}
