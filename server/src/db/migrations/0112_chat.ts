import { type Kysely, sql } from 'kysely';

/** The chat of an order: what its buyer, the teacher who serves it and the team say, and who has read how far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_rooms (
      order_id bigint primary key references orders on delete cascade,
      rev integer not null default 0,
      called_at timestamptz,
      called_by text not null default '' check (called_by in ('', 'buyer', 'teacher')),
      created_at timestamptz not null
    );
    create index chat_rooms_called on chat_rooms (called_at, order_id) where called_at is not null;
    comment on table chat_rooms is 'One row an order that somebody serves, or served. All that happens in its chat happens under the lock on this row.';
    comment on column chat_rooms.rev is 'Counts what happened: each line carries the one of its last change.';
    comment on column chat_rooms.called_at is 'Since when a party waits for somebody of the team to join; null for nobody.';

    create table chat_members (
      order_id bigint not null references chat_rooms on delete cascade,
      user_id bigint not null references users,
      role smallint not null check (role in (1, 2, 3)),
      until_id bigint,
      read_id bigint not null default 0,
      unread integer not null default 0 check (unread >= 0),
      seen_at timestamptz,
      asked_at timestamptz,
      reply_ms bigint not null default 0,
      replies integer not null default 0,
      joined_at timestamptz not null,
      left_at timestamptz,
      primary key (order_id, user_id)
    );
    create index chat_members_of on chat_members (user_id) where unread > 0;
    create unique index chat_members_serving on chat_members (order_id) where role = 2 and left_at is null;
    comment on column chat_members.role is '1 buyer, 2 teacher, 3 team';
    comment on column chat_members.until_id is 'The last line that somebody sees who has left; null: all.';
    comment on column chat_members.unread is 'Lines of others behind the last that was read.';
    comment on column chat_members.seen_at is 'When their page last looked.';
    comment on column chat_members.asked_at is 'Since when the other side waits for an answer.';

    create table chat_messages (
      id bigint generated always as identity primary key,
      order_id bigint not null references chat_rooms on delete cascade,
      rev integer not null,
      sender text not null check (sender in ('buyer', 'teacher', 'staff', 'system')),
      sender_id bigint references users,
      event text not null default '',
      facts jsonb not null default '{}',
      content text not null default '',
      files jsonb not null default '[]',
      client_id text not null default '',
      flagged boolean not null default false,
      recalled_at timestamptz,
      created_at timestamptz not null
    );
    create index chat_messages_of on chat_messages (order_id, id);
    create unique index chat_messages_rev on chat_messages (order_id, rev);
    create unique index chat_messages_once on chat_messages (order_id, sender_id, client_id) where client_id <> '';
    create index chat_messages_by on chat_messages (sender_id) where sender_id is not null;
    comment on column chat_messages.event is 'Of a line of the system: what happened; its sentence is made when it is read.';
    comment on column chat_messages.client_id is 'The sender''s own mark, by which a repeat is known.';
    comment on column chat_messages.flagged is 'The sentinel found a way to be reached, or worse, in it.';
    comment on column chat_messages.recalled_at is 'Taken back: its words and files are gone.';

    create table chat_looks (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      staff_id bigint not null references users,
      reason text not null,
      at timestamptz not null,
      until timestamptz not null
    );
    create index chat_looks_of on chat_looks (order_id, staff_id, until);
    create index chat_looks_by on chat_looks (staff_id);
    comment on table chat_looks is 'Why somebody of the team read the chat of an order.';
  `.execute(db);

  // Orders that are being served, or were, have a chat from now on.
  await sql`
    insert into chat_rooms (order_id, created_at)
    select id, coalesce(taken_at, updated_at) from orders where kind = 1 and status in (40, 50, 55, 60)`.execute(db);
  await sql`
    insert into chat_members (order_id, user_id, role, joined_at)
    select o.id, o.user_id, 1, r.created_at from chat_rooms r join orders o on o.id = r.order_id
    union all
    select o.id, o.teacher_id, 2, r.created_at from chat_rooms r join orders o on o.id = r.order_id
    where o.teacher_id is not null and o.teacher_id <> o.user_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table chat_looks, chat_messages, chat_members, chat_rooms`.execute(db);
}
