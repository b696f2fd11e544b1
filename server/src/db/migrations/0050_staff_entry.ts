import { type Kysely, sql } from 'kysely';

/**
 * Who belongs to the operating team, with which roles, and how they prove it. `users.is_staff` stays as what other tables
 * are read with, but follows the members: nothing else can set it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_members (
      user_id bigint primary key references users on delete cascade,
      roles text[] not null check (
        cardinality(roles) > 0 and roles <@ array['admin', 'operations', 'moderator', 'support', 'finance', 'teaching']
      ),
      lead boolean not null default false,
      created_at timestamptz not null default now(),
      created_by bigint references users on delete set null,
      updated_at timestamptz not null default now()
    );
    comment on column staff_members.created_by is 'Null: from the terminal, or of the time before there were roles.';

    create table staff_second_factors (
      user_id bigint primary key references users on delete cascade,
      secret text not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      tries smallint not null default 0,
      locked_until timestamptz
    );
    comment on column staff_second_factors.secret is 'Sealed.';
    comment on column staff_second_factors.last_step is
      'The newest period of 30 s whose code was used: it and those before it are used up.';
    comment on column staff_second_factors.tries is 'Wrong codes in a row.';

    create table staff_recovery_codes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      code_hash bytea not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create unique index staff_recovery_codes_by_user on staff_recovery_codes (user_id, code_hash);

    alter table sessions
      add column second_factor_at timestamptz,
      add column staff_used_at timestamptz,
      add column money_proved_at timestamptz;
    comment on column sessions.second_factor_at is 'When this session passed the second factor of the team.';
    comment on column sessions.staff_used_at is 'Its last call as one of the team.';
    comment on column sessions.money_proved_at is 'When a code was last given that steps with money count on.';
  `.execute(db);

  // So far everybody of the team could do everything.
  await sql`
    insert into staff_members (user_id, roles) select id, array['admin'] from users where is_staff`.execute(
    db,
  );

  await sql`
    create function staff_followed() returns trigger language plpgsql as $$
    begin
      -- A new user is no member yet; what only tries to insert one that is there is none of our business.
      if (tg_op = 'INSERT' and not new.is_staff)
        or new.is_staff = exists (select from staff_members where user_id = new.id) then
        return new;
      end if;
      raise exception 'users.is_staff follows staff_members: write there';
    end $$;
    create trigger staff_followed before insert or update of is_staff on users
      for each row execute function staff_followed();

    create function staff_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update users set is_staff = true where id = new.user_id;
      else
        update users set is_staff = false where id = old.user_id;
      end if;
      return null;
    end $$;
    create trigger staff_changed after insert or delete on staff_members
      for each row execute function staff_changed();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger staff_followed on users;
    drop function staff_followed();
    alter table sessions drop column second_factor_at, drop column staff_used_at, drop column money_proved_at;
    drop table staff_recovery_codes, staff_second_factors, staff_members;
    drop function staff_changed();
  `.execute(db);
}
