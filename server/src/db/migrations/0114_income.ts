import { type Kysely, sql } from 'kysely';

/** What teachers earn: one ledger of balanced entries, and beside it what each entry is about. Codes as in domain.md 3.4. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table teacher_accounts (
      teacher_id bigint primary key references users,
      frozen_fen bigint not null default 0 check (frozen_fen >= 0),
      available_fen bigint not null default 0 check (available_fen >= 0),
      review_fen bigint not null default 0 check (review_fen >= 0),
      debt_fen bigint not null default 0 check (debt_fen >= 0),
      paid_fen bigint not null default 0 check (paid_fen >= 0),
      tax_fen bigint not null default 0 check (tax_fen >= 0),
      updated_at timestamptz not null
    );
    comment on table teacher_accounts is 'The sums of a teacher''s entries, and the row that every movement of their money locks first.';

    create table settlements (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      teacher_id bigint not null references teacher_accounts,
      kind text not null check (kind in ('order', 'trial')),
      paid_fen bigint not null check (paid_fen >= 0),
      refunded_fen bigint not null default 0 check (refunded_fen between 0 and paid_fen),
      rate smallint not null check (rate between 0 and 100),
      gross_fen bigint not null check (gross_fen between 0 and paid_fen - refunded_fen),
      deduct_fen bigint not null default 0 check (deduct_fen between 0 and gross_fen),
      net_fen bigint not null check (net_fen = gross_fen - deduct_fen),
      left_fen bigint not null check (left_fen >= 0),
      status smallint not null check (status in (1, 2, 3, 4, 5, 10)),
      refund_open boolean not null default false,
      deduct_open boolean not null default false,
      accepted_at timestamptz not null,
      free_at timestamptz not null,
      is_demo boolean not null default false,
      updated_at timestamptz not null
    );
    create unique index settlements_of_order on settlements (order_id) where kind = 'order';
    create unique index settlements_of_trial on settlements (order_id, teacher_id) where kind = 'trial';
    create index settlements_newest on settlements (teacher_id, accepted_at desc, id desc);
    create index settlements_by_state on settlements (teacher_id, status, accepted_at desc, id desc);
    create index settlements_deducting on settlements (teacher_id, accepted_at desc, id desc) where deduct_open;
    create index settlements_to_release on settlements (free_at)
      where status = 1 and not refund_open and not deduct_open;
    create index settlements_to_withdraw on settlements (teacher_id, accepted_at, id) where status = 2 and left_fen > 0;
    comment on column settlements.status is '1 冻结中 2 可提现 3 提现审核中 4 已打款 5 打款失败 10 已退回客户';
    comment on column settlements.paid_fen is 'What the client paid, the coupon''s share left out.';
    comment on column settlements.left_fen is 'What lies in 冻结中 or 可提现: in no withdrawal, and paid for nothing.';

    create table settlement_history (
      id bigint generated always as identity primary key,
      settlement_id bigint not null references settlements on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index settlement_history_of on settlement_history (settlement_id, id);

    create table payees (
      id bigint generated always as identity primary key,
      teacher_id bigint not null references users,
      kind text not null check (kind in ('bank', 'alipay')),
      title text not null,
      name_sealed text not null,
      name_mask text not null,
      account_sealed text not null,
      account_mask text not null,
      added_at timestamptz not null,
      removed_at timestamptz
    );
    create index payees_of on payees (teacher_id, id);
    comment on column payees.account_sealed is 'By the cipher, with a key that is not in the database; empty once the account was closed.';

    create table payout_batches (
      id bigint generated always as identity primary key,
      made_by bigint not null references users,
      made_at timestamptz not null
    );

    create table withdrawals (
      id bigint generated always as identity primary key,
      teacher_id bigint not null references teacher_accounts,
      payee_id bigint not null references payees,
      amount_fen bigint not null check (amount_fen > 0),
      tax_fen bigint not null check (tax_fen between 0 and amount_fen),
      net_fen bigint not null check (net_fen = amount_fen - tax_fen),
      formula text not null default '',
      status smallint not null check (status between 1 and 7),
      note text not null default '',
      failure text,
      reference text not null default '',
      checked_by bigint,
      approved_by bigint,
      batch_id bigint references payout_batches,
      asked_at timestamptz not null,
      due_at timestamptz,
      waits_since timestamptz,
      done_at timestamptz,
      is_demo boolean not null default false,
      updated_at timestamptz not null,
      check (approved_by is null or approved_by <> checked_by)
    );
    create index withdrawals_newest on withdrawals (teacher_id, asked_at desc, id desc);
    create index withdrawals_asked on withdrawals (due_at, id) where status = 1;
    create index withdrawals_checked on withdrawals (due_at, id) where status = 2;
    create index withdrawals_approved on withdrawals (due_at, id) where status = 3;
    create index withdrawals_failed on withdrawals (updated_at, id) where status = 5;
    create index withdrawals_by_state on withdrawals (status, asked_at desc, id desc);
    create index withdrawals_batch on withdrawals (batch_id) where batch_id is not null;
    comment on column withdrawals.status is '1 待审核 2 待复核 3 待打款 4 已打款 5 打款失败 6 已退回 7 已撤回';

    create table withdrawal_parts (
      withdrawal_id bigint not null references withdrawals on delete cascade,
      settlement_id bigint not null references settlements,
      fen bigint not null check (fen > 0),
      primary key (withdrawal_id, settlement_id)
    );
    create index withdrawal_parts_of on withdrawal_parts (settlement_id);

    create table withdrawal_history (
      id bigint generated always as identity primary key,
      withdrawal_id bigint not null references withdrawals on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index withdrawal_history_of on withdrawal_history (withdrawal_id, id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table withdrawal_history, withdrawal_parts, withdrawals, payout_batches, payees, settlement_history,
    settlements, teacher_accounts`.execute(db);
}
