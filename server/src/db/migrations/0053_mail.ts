import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where people want mails, proven by a code. One address belongs to one account at most.
    create table mail_addresses (
      user_id bigint primary key references users on delete cascade,
      address text not null,
      -- The address in small letters: capitals do not make another mailbox.
      address_key text not null unique,
      confirmed_at timestamptz not null
    );

    -- The code itself is not kept: it follows from the id and the secret of the server.
    create table mail_codes (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      address_key text not null,
      tries smallint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index mail_codes_user on mail_codes (user_id, created_at desc);
    create index mail_codes_address on mail_codes (address_key, created_at desc);

    -- Mails on their way, written with what they are about and sent by one process at a time.
    create table mails (
      id uuid primary key,
      -- Whose mail it is; null for one to an address that is nobody's account.
      user_id bigint references users on delete cascade,
      -- Null: to the address that the user has when it is sent. Emptied, as the data are, once the mail is done.
      address text,
      template text not null,
      data jsonb not null,
      tries smallint not null default 0,
      next_at timestamptz not null,
      done_at timestamptz,
      outcome text check (outcome in ('sent', 'refused', 'given_up', 'dropped')),
      created_at timestamptz not null,
      check ((done_at is null) = (outcome is null)),
      check (address is not null or user_id is not null or done_at is not null)
    );
    create index mails_due on mails (next_at) where done_at is null;
    create index mails_user on mails (user_id);
    create index mails_done on mails (done_at) where done_at is not null;

    -- Keys of the groups of messages that also go out by mail.
    alter table message_settings add column by_mail text[] not null default '{}';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message_settings drop column by_mail;
    drop table mails;
    drop table mail_codes;
    drop table mail_addresses;
  `.execute(db);
}
