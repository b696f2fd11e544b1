import { type Kysely, sql } from 'kysely';
import { goodsBeforeWrite, specChanged } from './catalogue/retired-specs';

/**
 * Lets staff keep the catalogue: numbers for new categories, hidden ones, services that are put away, revisions, and
 * specifications that are succeeded by others: the old one is retired and stays for the orders that name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence categories_id_seq as integer owned by categories.id;
    select setval('categories_id_seq', (select coalesce(max(id), 0) + 1 from categories), false);
    alter table categories alter column id set default nextval('categories_id_seq'),
      add column hidden boolean not null default false,
      add column revision integer not null default 1;
    comment on column categories.hidden is 'Not shown to anybody; none of its services is on the shelf.';

    alter table goods drop constraint goods_status_check, add constraint goods_status_check check (status between 0 and 3),
      add column revision integer not null default 1;
    comment on column goods.status is '0 草稿 1 上架 2 下架 3 归档';
    comment on column goods.revision is 'Raised by each change of staff: who saw an older one does not overwrite it.';
    create index goods_of_category on goods (category_id, sort desc, is_hot desc, sales desc, id);

    alter table goods_specs add column retired_at timestamptz,
      add column successor_id bigint references goods_specs on delete set null,
      add constraint goods_specs_successor check (successor_id is null or retired_at is not null);
    comment on column goods_specs.retired_at is 'Since when it is not sold any more; orders still name it.';
    comment on column goods_specs.successor_id is 'What is sold in its place, and gets the stock that comes back.';
    create index goods_specs_successor_of on goods_specs (successor_id) where successor_id is not null;

    create table goods_pictures (
      id text primary key,
      path text not null unique,
      card_path text not null unique,
      size integer not null,
      created_at timestamptz not null
    );
    comment on column goods_pictures.path is '1200 × 800, for the page of a service.';
    comment on column goods_pictures.card_path is '600 × 400, for cards and lists.';

    create trigger category_deleted after delete on categories for each row execute function category_changed();
  `.execute(db);
  await goodsBeforeWrite(db, true);
  await specChanged(db, true);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await specChanged(db, false);
  await goodsBeforeWrite(db, false);
  await sql`
    drop trigger category_deleted on categories;
    drop table goods_pictures;
    alter table goods_specs drop column successor_id, drop column retired_at;
    drop index goods_of_category;
    alter table goods drop column revision, drop constraint goods_status_check,
      add constraint goods_status_check check (status between 0 and 2);
    comment on column goods.status is '0 草稿 1 上架 2 下架';
    alter table categories drop column revision, drop column hidden, alter column id drop default;
    drop sequence categories_id_seq;
  `.execute(db);
}
