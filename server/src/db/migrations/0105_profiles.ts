import { type Kysely, sql } from 'kysely';

/** Levels of teachers and their terms, what moved their credit, how their orders ended, how fast they answer, who collected them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table teacher_levels (
      level smallint primary key check (level between 1 and 4),
      name text not null,
      rate smallint not null check (rate between 0 and 100),
      min_orders integer not null,
      min_credit smallint not null,
      min_on_time smallint not null,
      min_accept smallint not null,
      orders smallint not null check (orders between 1 and 20),
      revision integer not null default 1
    );
    comment on column teacher_levels.rate is 'Percent of the paid amount that is the teacher''s.';
    comment on column teacher_levels.min_orders is 'Orders that ended within the months that count.';
    comment on column teacher_levels.orders is 'Formal orders at once.';
    insert into teacher_levels (level, name, rate, min_orders, min_credit, min_on_time, min_accept, orders) values
      (1, '新入驻', 60, 0, 0, 0, 0, 3),
      (2, '认证导师', 60, 5, 80, 0, 0, 4),
      (3, '金牌导师', 65, 50, 80, 95, 95, 5),
      (4, '首席导师', 70, 200, 80, 97, 95, 6);

    create table teacher_results (
      id bigint generated always as identity primary key,
      teacher_id bigint not null,
      order_id bigint unique,
      ended_at timestamptz not null,
      on_time boolean,
      accepted boolean not null,
      is_demo boolean not null default false
    );
    create index teacher_results_of on teacher_results (teacher_id, ended_at);
    comment on table teacher_results is 'How each order of a teacher ended, once: rates are counted from here.';
    comment on column teacher_results.on_time is 'Null where nothing was delivered.';
    comment on column teacher_results.accepted is 'False once money of it was given back.';

    create table credit_events (
      id bigint generated always as identity primary key,
      teacher_id bigint not null,
      points smallint not null check (points <> 0),
      reason text not null,
      note text not null default '',
      order_id bigint,
      by_id bigint,
      at timestamptz not null
    );
    create index credit_events_of on credit_events (teacher_id, at desc, id desc);
    create unique index credit_events_once on credit_events (teacher_id, order_id, reason)
      where order_id is not null and reason <> 'correction';

    create table teacher_replies (
      teacher_id bigint not null,
      day date not null,
      seconds bigint not null,
      count integer not null,
      primary key (teacher_id, day)
    );

    create table teacher_collects (
      teacher_id bigint not null references users,
      user_id bigint not null references users,
      created_at timestamptz not null,
      primary key (teacher_id, user_id)
    );
    create index teacher_collects_of on teacher_collects (user_id, created_at desc, teacher_id desc);

    create table teacher_wishes (
      user_id bigint not null references users,
      goods_id bigint not null,
      teacher_id bigint not null,
      created_at timestamptz not null,
      primary key (user_id, goods_id)
    );
    comment on table teacher_wishes is 'Whom a buyer wants to be asked first once the order of a service waits.';

    create view public_teachers as
      select t.user_id as id, t.updated_at from teachers t join users u on u.id = t.user_id
      where t.status in (4, 6) and t.signed_at is not null and u.is_teacher and u.is_certification and u.status = 1;
    comment on view public_teachers is 'Teachers who are shown to everybody.';

    create index orders_serving_teacher on orders (teacher_id) where status in (40, 50, 55) and teacher_id is not null
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop view public_teachers;
    drop index orders_serving_teacher;
    drop table teacher_wishes, teacher_collects, teacher_replies, credit_events, teacher_results, teacher_levels
  `.execute(db);
}
