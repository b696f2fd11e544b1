import pg from 'pg';
import { testApp } from './app';
import { type TestDatabase, testDatabase } from './database';

/** Names this work among all who may do it: every test file of a run asks for it at its own time. */
const lock = 'harbor demo';

async function seedOnce(template: string): Promise<void> {
  const { seedDemo } = await import('../demo/seed');
  const database = await testDatabase();
  const site = await testApp({ areas: [], database: { ...database, drop: async () => {} } });
  await seedDemo(site.core);
  await site.close();
  const client = new pg.Client({ connectionString: process.env.HARBOR_TEST_SERVER });
  await client.connect();
  await client.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to ${template}`);
  await client.end();
}

/**
 * A database with the demo data, which are written once in a test run and copied after that. Private files and what only
 * one server's secret opens are not in the copy: who logs in needs demo data of their own (`seedDemo`).
 */
export async function demoDatabase(): Promise<TestDatabase> {
  const template = `${process.env.HARBOR_TEST_TEMPLATE}_demo`;
  const client = new pg.Client({ connectionString: process.env.HARBOR_TEST_SERVER });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) await seedOnce(template);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
  return testDatabase(template);
}
