import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.HARBOR_TEST_SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh copy of the migrated template, or of another one; takes 30 to 75 ms. */
export async function testDatabase(template = process.env.HARBOR_TEST_TEMPLATE): Promise<TestDatabase> {
  const name = `harbor_${randomBytes(6).toString('hex')}`;
  // Without `fsync`, copying files is half the work of writing every page to the log.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(process.env.HARBOR_TEST_SERVER ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}
