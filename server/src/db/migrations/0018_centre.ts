import { type Kysely, sql } from 'kysely';

/** Histories of coupons, removals of favourites that can be undone, and 研究方向 of profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When its owner was told that it is about to expire.
    alter table user_coupons add column reminded_at timestamptz;
    create index user_coupons_of_template on user_coupons (template_id, user_id);

    create table coupon_history (
      id bigint generated always as identity primary key,
      coupon_id bigint not null references user_coupons on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'operator', 'system')),
      actor_id bigint,
      order_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index coupon_history_of on coupon_history (coupon_id, id);

    create index goods_collects_of_user on goods_collects (user_id, created_at desc, goods_id desc);

    -- What was taken out of the favourites at once, so that it can be put back as it was.
    create table collect_removals (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      items jsonb not null,
      at timestamptz not null
    );
    create index collect_removals_age on collect_removals (at);

    alter table users add column subject_ids smallint[] not null default '{}';
  `.execute(db);
}
