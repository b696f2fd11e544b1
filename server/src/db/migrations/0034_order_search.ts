import { type Kysely, sql } from 'kysely';

/**
 * Orders are found by characters and pairs of their title and number, and of one buyer by the token `u<id>` beside them.
 * They stand in a table of their own, written once with the order: in the order's row each step would write them anew.
 */
async function search(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_words (
      order_id bigint primary key references orders on delete cascade,
      words text[] not null
    )`.execute(db);
  await sql`create index order_words_found on order_words using gin (words)`.execute(db);
  await sql`
    create function order_words_of(orders) returns text[] language sql immutable parallel safe as $$
      select array_append(forum_tokens(($1.goods->>'title') || ' ' || $1.order_no, true), 'u' || $1.user_id)
    $$`.execute(db);
  await sql`
    create function keep_order_words() returns trigger language plpgsql as $$
    begin
      insert into order_words (order_id, words) values (new.id, order_words_of(new));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger order_words_kept after insert on orders
    for each row execute function keep_order_words()`.execute(db);
  await sql`insert into order_words (order_id, words) select id, order_words_of(orders) from orders`.execute(
    db,
  );
}

/** When the vault looks at a file next, so that it need not go through everything that is kept each time. */
async function looks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add look_at timestamptz not null default 'epoch'`.execute(db);
  await sql`create index files_to_look on files (holder_kind, look_at) where status = 3`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await search(db);
  await looks(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files drop column look_at`.execute(db);
  await sql`drop trigger order_words_kept on orders`.execute(db);
  await sql`drop function keep_order_words()`.execute(db);
  await sql`drop function order_words_of(orders)`.execute(db);
  await sql`drop table order_words`.execute(db);
}
