import { type Kysely, sql } from 'kysely';

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_holds (
      queue text not null,
      case_id bigint not null,
      user_id bigint not null references users,
      until timestamptz not null,
      primary key (queue, case_id)
    )`.execute(db);
  await sql`comment on table desk_holds is 'Who works on which case of the desk; one that has run out is nobody''s.'`.execute(
    db,
  );
  await sql`create index desk_holds_of on desk_holds (user_id)`.execute(db);
  await sql`
    create table desk_duty (
      user_id bigint primary key references users,
      on_duty boolean not null default false,
      seen_at timestamptz
    )`.execute(db);
  await sql`comment on column desk_duty.seen_at is 'Last call of the desk, to the minute.'`.execute(db);
  await sql`
    create table desk_handover (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      content text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`comment on table desk_handover is 'What those on duty leave for the next.'`.execute(db);
}

/** One for each tab of a queue, in its order, with the tab's own words as its condition. */
const tabs: Record<string, string> = {
  orders_desk_todo: `orders (coalesce(waiting_since, updated_at), id) where refund_status not in (1, 2, 3, 7, 8)
    and (status = 5 and quote_until is null or status in (30, 35) or asking_changes)`,
  orders_desk_quote: `orders (coalesce(waiting_since, updated_at), id) where status = 5 and quote_until is null`,
  orders_desk_unpaid: `orders (coalesce(waiting_since, updated_at), id) where status = 10`,
  orders_desk_waiting: `orders (coalesce(waiting_since, updated_at), id) where status in (30, 35)`,
  orders_desk_serving: `orders (due_at, id) where status in (40, 55)`,
  orders_desk_delivered: `orders (coalesce(waiting_since, updated_at), id) where status = 50`,
  orders_desk_asked: `orders (coalesce(waiting_since, updated_at), id) where asking_changes`,
  orders_desk_late: `orders (due_at, id) where overdue and status in (30, 35, 40, 55)`,
  orders_desk_all: `orders (created_at desc, id desc)`,
  orders_paid_at: `orders (paid_at) include (pay_fen) where paid_at is not null`,
  refunds_desk_todo: `refunds (due_at, id) where status in (1, 8)`,
  refunds_desk_evidence: `refunds (due_at, id) where status = 2`,
  refunds_desk_failed: `refunds (updated_at, id) where status = 7`,
  refunds_done_at: `refunds (done_at) include (approved_fen) where status = 4`,
  invoices_desk_issued: `invoices (updated_at desc, id desc) where status = 2`,
  deliverables_first: `deliverables (at) where version = 1`,
  users_created_at: `users (created_at)`,
  posts_desk_after: `posts (urgent desc, due_at, id) where look_after`,
  posts_desk_report: `posts (urgent desc, due_at, id) where status = 4`,
  posts_desk_appeal: `posts (appeal_at, id) where appeal_status = 1`,
  posts_desk_newest: `posts (created_at desc, id desc)`,
  topics_desk: `topics (created_at, id) where status = 1`,
  submissions_desk_waiting: `submissions (updated_at, id) where status = 1`,
  submissions_desk_accepted: `submissions (updated_at, id) where status = 2`,
  submissions_desk_author: `submissions (due_at, id) where status = 3`,
  submissions_desk_recommended: `submissions (due_at, id) where status = 4`,
  tickets_desk_todo: `tickets (due_at, id) where status in (1, 2)`,
  tickets_desk_waiting: `tickets (due_at, id) where status = 1`,
  tickets_desk_working: `tickets (due_at, id) where status = 2`,
  tickets_desk_user: `tickets (updated_at, id) where status = 3`,
  chats_desk_waiting: `support_conversations (last_at, id) where status = 1`,
  chats_desk_serving: `support_conversations (last_at, id) where status = 2`,
  sentinel_alerts_desk: `sentinel_alerts (opened_at, id) where state = 'open'`,
  account_reviews_desk: `account_reviews (created_at, id) where state = 'open'`,
};

/** They say what three of the tabs say, in another order. */
const replaced: Record<string, string> = {
  posts_reported: `posts (due_at, id) where status = 4`,
  posts_to_look_after: `posts (due_at, id) where look_after`,
  posts_appealed: `posts (appeal_at, id) where appeal_status = 1`,
};

async function create(db: Kysely<unknown>, indexes: Record<string, string>): Promise<void> {
  for (const [name, on] of Object.entries(indexes))
    await sql.raw(`create index ${name} on ${on}`).execute(db);
}

const drop = (db: Kysely<unknown>, indexes: Record<string, string>) =>
  sql.raw(`drop index ${Object.keys(indexes).join(', ')}`).execute(db);

export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await create(db, tabs);
  await drop(db, replaced);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await create(db, replaced);
  await drop(db, tabs);
  for (const table of ['desk_handover', 'desk_duty', 'desk_holds'])
    await db.schema.dropTable(table).execute();
}
