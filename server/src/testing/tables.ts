import { type Kysely, sql } from 'kysely';
import { GenericExpressionNode, generate, IdentifierNode, PostgresDialect } from 'kysely-codegen';
import { openDatabase, openPool } from '../db/connect';

/** The types of `openPool` where they are not the ones of pg. */
const scalars = { int8: 'number', numeric: 'number', timestamptz: 'Date', jsonb: 'JsonColumn' };

function dialect(): PostgresDialect {
  const postgres = new PostgresDialect({ dateParser: 'string' });
  const nodes = Object.entries(scalars).map(([name, type]) => [name, new IdentifierNode(type)]);
  Object.assign(postgres.adapter.scalars, Object.fromEntries(nodes));
  return postgres;
}

/** Columns that the database alone fills. */
async function filledByDatabase(db: Kysely<never>) {
  const { rows } = await sql<{ name: string; type: string }>`
    select table_name || '.' || column_name as name,
      case when data_type = 'bytea' then 'Buffer' when data_type like '%int%' then 'number' else 'string' end as type
    from information_schema.columns
    where table_schema = 'public' and (identity_generation = 'ALWAYS' or is_generated = 'ALWAYS')`.execute(
    db,
  );
  return Object.fromEntries(
    rows.map(({ name, type }) => [
      name,
      new GenericExpressionNode('GeneratedAlways', [new IdentifierNode(type)]),
    ]),
  );
}

/** What the schema says about whole tables, which the generator leaves out. */
async function tableComments(db: Kysely<never>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; comment: string }>`
    select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
    where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is not null`.execute(db);
  return new Map(rows.map(({ name, comment }) => [name.replaceAll('_', ''), comment]));
}

/** The text of `db/tables.ts` for the database at `url`. */
export async function tableTypes(url: string): Promise<string> {
  const db: Kysely<never> = openDatabase(openPool(url, { max: 4, limits: false })).withTables();
  try {
    const text = await generate({
      db,
      dialect: dialect(),
      excludePattern: '{kysely_*,pgboss.*}',
      overrides: { columns: await filledByDatabase(db) },
      customImports: { GeneratedAlways: 'kysely', JsonColumn: './json-column' },
    });
    const comments = await tableComments(db);
    return text
      .replaceAll(/\/\*\*\n +\* (.*)\n +\*\//g, '/** $1 */')
      .replaceAll(/^export interface (\w+) \{/gm, (line, name) => {
        const comment = comments.get(name.toLowerCase());
        return comment ? `/** ${comment} */\n${line}` : line;
      });
  } finally {
    await db.destroy();
  }
}
