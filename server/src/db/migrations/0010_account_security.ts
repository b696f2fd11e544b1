import { type Kysely, sql } from 'kysely';

/** Puzzles, WeChat logins, step-up, login records and accounts under review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column last_seen_at timestamptz, add column password_changed_at timestamptz;
    update users set last_seen_at = now();

    alter table sessions
      add column method text not null default '',
      add column stepped_up_at timestamptz,
      add column stepped_up_by text;

    create table captchas (
      id uuid primary key,
      kind text not null check (kind in ('slide', 'sound')),
      subject bytea not null,
      answer text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index captchas_age on captchas (created_at);

    create table login_records (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      at timestamptz not null,
      method text not null,
      ok boolean not null,
      device text not null default '',
      ip inet
    );
    create index login_records_user on login_records (user_id, at desc);
    create index login_records_age on login_records (at);

    create table wechat_links (
      user_id bigint primary key references users on delete cascade,
      open_key bytea not null unique,
      union_key bytea unique,
      identity text not null,
      nickname text not null,
      created_at timestamptz not null
    );
    comment on column wechat_links.identity is 'encrypted; the keys are HMACs to find it by';

    create table wechat_scans (
      ticket uuid primary key,
      poll_hash bytea not null,
      state_hash bytea not null unique,
      browser_hash bytea not null,
      way text not null check (way in ('frame', 'redirect')),
      link_user_id bigint references users on delete cascade,
      status text not null check (status in ('waiting', 'scanned', 'cancelled', 'failed', 'known', 'bind', 'done')),
      open_key bytea,
      union_key bytea,
      identity text,
      nickname text,
      user_id bigint references users on delete cascade,
      bind_hash bytea unique,
      bind_expires_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      polled_at timestamptz
    );
    create index wechat_scans_age on wechat_scans (created_at);

    create table phone_claims (
      ticket_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      phone text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );

    create table account_reviews (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      reason text not null check (reason in ('phone_recycled')),
      phone text not null,
      state text not null default 'open' check (state in ('open', 'returned', 'closed')),
      created_at timestamptz not null
    );
    create unique index account_reviews_open on account_reviews (user_id) where state = 'open';
    comment on column account_reviews.phone is 'encrypted: the number that the account had';
  `.execute(db);
}
