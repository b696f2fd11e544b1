import { type Kysely, sql } from 'kysely';

/** What the team wants to keep of an income, what the teacher answers, and what a second reviewer decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deductions (
      id bigint generated always as identity primary key,
      settlement_id bigint not null references settlements,
      order_id bigint not null references orders,
      teacher_id bigint not null references users,
      amount_fen bigint not null check (amount_fen > 0),
      reason text not null,
      content text not null,
      formula text not null default '',
      evidence jsonb not null default '[]',
      status smallint not null check (status between 6 and 9),
      proposed_by bigint not null references users,
      proposed_at timestamptz not null,
      answer_due_at timestamptz not null,
      answer text not null default '',
      answered_at timestamptz,
      review text not null default '',
      reviewed_by bigint,
      due_at timestamptz,
      waits_since timestamptz,
      closed_at timestamptz,
      is_demo boolean not null default false,
      updated_at timestamptz not null,
      check (reviewed_by is null or reviewed_by <> proposed_by)
    );
    create unique index deductions_one_open on deductions (settlement_id) where status in (6, 8);
    create index deductions_of on deductions (teacher_id, id desc);
    create index deductions_on on deductions (settlement_id);
    create index deductions_of_order on deductions (order_id);
    create index deductions_unanswered on deductions (answer_due_at, id) where status = 6;
    create index deductions_to_review on deductions (due_at, id) where status = 8;
    create index deductions_by_state on deductions (status, proposed_at desc, id desc);
    comment on column deductions.status is '6 申请中 7 已接受 8 老师不接受，待另一位复核 9 已撤销';

    create table deduction_history (
      id bigint generated always as identity primary key,
      deduction_id bigint not null references deductions on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index deduction_history_of on deduction_history (deduction_id, id);

    alter table ledger_entries add foreign key (deduction_id) references deductions
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_entries drop constraint ledger_entries_deduction_id_fkey;
    drop table deduction_history, deductions
  `.execute(db);
}
