import { type Kysely, sql } from 'kysely';

/**
 * Figures of days: visits counted once as they come in, what the site sold, and our books held against the statements of
 * the payment channels, with each difference as a row that somebody settles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table visits add column visitor bytea;
    comment on column visits.visitor is 'Keyed hash of address and browser with the salt of the day, which is forgotten the day after.';
    create index visits_with_ip on visits (at) where ip <> '';
    create table visit_salts (
      day date primary key,
      salt bytea not null
    );
    comment on table visit_salts is 'Keys of the hashes of a day''s visitors, kept until the next day is over.';
    create table visit_visitors (
      day date not null,
      visitor bytea not null,
      primary key (day, visitor)
    );
    comment on table visit_visitors is 'Who was counted on a day, kept as long as its salt.';
    create table visit_cursor (
      id smallint primary key default 1 check (id = 1),
      last_id bigint not null
    );
    comment on table visit_cursor is 'The last visit that was counted.';
    insert into visit_cursor (last_id) values (0);
    create table visit_days (
      day date not null,
      mobile boolean not null,
      views integer not null,
      visitors integer not null,
      primary key (day, mobile)
    );
    create table visit_pages (
      day date not null,
      page text not null,
      views integer not null,
      primary key (day, page)
    );
    create table visit_referrers (
      day date not null,
      referrer text not null,
      views integer not null,
      primary key (day, referrer)
    );
    comment on column visit_referrers.referrer is 'Origin of another site; empty for none.';
    create table site_days (
      day date primary key,
      users integer not null,
      orders integer not null,
      paid integer not null,
      paid_fen bigint not null,
      at timestamptz not null
    );
    comment on table site_days is 'New members, orders and paid orders of a Beijing day. Amounts in 分.';
    create index payments_by_paid on payments (paid_at) where status = 1;
    create index refunds_by_done on refunds (done_at) where done_at is not null;

    alter table reconciliations
      add column ours_refund_count integer not null default 0,
      add column ours_refund_fen bigint not null default 0,
      add column theirs_refund_count integer not null default 0,
      add column theirs_refund_fen bigint not null default 0,
      add column fee_fen bigint;
    comment on column reconciliations.fee_fen is 'What the channel keeps, as its statement says it; null where it does not.';
    create table reconciliation_runs (
      day date primary key,
      began_at timestamptz not null,
      ended_at timestamptz,
      error text not null default ''
    );
    comment on table reconciliation_runs is 'Who compares a day holds its row; the error is why a channel could not be compared.';
    create table payment_differences (
      id bigint generated always as identity primary key,
      day date not null,
      channel text not null check (channel in ('wechat', 'alipay')),
      kind text not null check (kind in
        ('only_theirs', 'only_ours', 'amount', 'refund_only_theirs', 'refund_only_ours', 'refund_amount')),
      number text not null,
      transaction_id text not null,
      order_id bigint references orders (id),
      ours_fen bigint not null,
      theirs_fen bigint not null,
      happened_at timestamptz,
      found_at timestamptz not null,
      gone_at timestamptz,
      resolved_at timestamptz,
      resolved_by bigint,
      note text not null default '',
      unique (day, channel, kind, number)
    );
    comment on table payment_differences is 'Where our books and a channel''s statement of a Beijing day differ. Amounts in 分.';
    comment on column payment_differences.number is 'Our number of the payment or the refund; the channel''s where there is none.';
    comment on column payment_differences.gone_at is 'A later comparison found both sides alike.';
    create index payment_differences_open on payment_differences (day) where gone_at is null and resolved_at is null;
    insert into payment_differences
      (day, channel, kind, number, transaction_id, order_id, ours_fen, theirs_fen, happened_at, found_at)
      select r.day, r.channel, d->>'what', d->>'pay_no', coalesce(p.transaction_id, ''), p.order_id,
        (d->>'ours_fen')::bigint, (d->>'theirs_fen')::bigint, p.paid_at, r.at
      from reconciliations r cross join jsonb_array_elements(r.differences) d
      left join payments p on p.pay_no = d->>'pay_no'
      where r.channel in ('wechat', 'alipay') and d->>'what' in ('only_ours', 'only_theirs', 'amount');
    alter table reconciliations drop column differences;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reconciliations add column differences jsonb not null default '[]';
    alter table reconciliations drop column ours_refund_count, drop column ours_refund_fen,
      drop column theirs_refund_count, drop column theirs_refund_fen, drop column fee_fen;
    drop table payment_differences, reconciliation_runs;
    drop index refunds_by_done, payments_by_paid;
    drop table site_days, visit_referrers, visit_pages, visit_days, visit_cursor, visit_visitors, visit_salts;
    drop index visits_with_ip;
    alter table visits drop column visitor;
  `.execute(db);
}
