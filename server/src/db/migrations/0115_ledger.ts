import { type Kysely, sql } from 'kysely';

/** The ledger of teachers' money, which the database itself keeps balanced and unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence ledger_postings;
    create table ledger_entries (
      id bigint generated always as identity primary key,
      posting bigint not null,
      teacher_id bigint not null references teacher_accounts,
      account text not null
        check (account in ('orders', 'deductions', 'frozen', 'available', 'review', 'debt', 'paid', 'tax')),
      amount_fen bigint not null check (amount_fen <> 0),
      event text not null,
      settlement_id bigint references settlements,
      withdrawal_id bigint references withdrawals,
      deduction_id bigint,
      at timestamptz not null
    );
    create index ledger_entries_posting on ledger_entries (posting);
    create index ledger_entries_of on ledger_entries (teacher_id, account, at);
    create index ledger_entries_settlement on ledger_entries (settlement_id) where settlement_id is not null;
    create index ledger_entries_withdrawal on ledger_entries (withdrawal_id) where withdrawal_id is not null;
    comment on column ledger_entries.posting is 'One movement: its entries sum to nothing.';

    create function ledger_balanced() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_fen) from ledger_entries where posting = new.posting) <> 0 then
        raise exception 'posting % of the ledger does not balance', new.posting;
      end if;
      return null;
    end $$;
    create constraint trigger ledger_balanced after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_balanced();

    create function ledger_unchanged() returns trigger language plpgsql as $$
    begin
      raise exception 'entries of the ledger are never changed';
    end $$;
    create trigger ledger_unchanged before update or delete on ledger_entries
      for each row execute function ledger_unchanged()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table ledger_entries;
    drop sequence ledger_postings;
    drop function ledger_balanced();
    drop function ledger_unchanged()
  `.execute(db);
}
