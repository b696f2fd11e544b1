import { type Kysely, sql } from 'kysely';

/** What in a file could not be looked into, in words for people. Files of before were looked at as a whole or not at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('files')
    .addColumn('unchecked', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').dropColumn('unchecked').execute();
}
