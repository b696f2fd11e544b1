import { type Kysely, sql } from 'kysely';

/**
 * Whom buyers and teachers avoid. A term is one word of a list, kept once; `avoid_hits` says which teachers fall under it and
 * `order_avoids` which orders it is about, so that a hall leaves orders out by two indexes. No foreign keys lead to orders
 * and people there: what is looked up while their rows are locked must not wait for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table avoid_terms (
      id bigint generated always as identity primary key,
      kind smallint not null check (kind between 1 and 3),
      word text not null,
      text text not null,
      unique (kind, word)
    );
    comment on column avoid_terms.kind is '1 in a buyer''s words 2 a teacher of the site 3 in a teacher''s words';
    comment on column avoid_terms.word is 'One spelling of the text; of kind 2 the teacher''s id.';

    create table avoid_hits (
      term_id bigint not null references avoid_terms on delete cascade,
      teacher_id bigint not null,
      primary key (term_id, teacher_id)
    );
    create index avoid_hits_of on avoid_hits (teacher_id, term_id);

    create table avoid_teachers (
      teacher_id bigint primary key,
      known text not null
    );
    comment on table avoid_teachers is 'What is known of each teacher, as it was when the hits were found.';

    create table order_avoids (
      order_id bigint not null,
      term_id bigint not null references avoid_terms,
      primary key (order_id, term_id)
    );
    create index order_avoids_term on order_avoids (term_id, order_id);

    create table buyer_avoids (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      term_id bigint not null references avoid_terms,
      text text not null,
      created_at timestamptz not null,
      unique (user_id, term_id)
    );
    create index buyer_avoids_term on buyer_avoids (term_id);

    create table teacher_avoids (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      term_id bigint not null references avoid_terms,
      text text not null,
      created_at timestamptz not null,
      unique (user_id, term_id)
    );
    create index teacher_avoids_term on teacher_avoids (term_id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table teacher_avoids, buyer_avoids, order_avoids, avoid_teachers, avoid_hits, avoid_terms`.execute(
    db,
  );
}
