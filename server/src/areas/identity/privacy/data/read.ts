import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import { notFound } from '../../../../http/problem';
import type { DataKind, DataRow } from '../../../../personal-data/kind';
import { dataKinds } from '../../../../personal-data/kinds';
import { wordsOf } from '../../../../personal-data/labels';

const mostShown = 100;

/** All records of one kind, opened. */
export async function recordsOf(core: Core, kind: DataKind, userId: number): Promise<DataRow[]> {
  const { rows } = await kind.query(userId).execute(core.db);
  const { open } = kind;
  return open ? rows.map((row) => open(core, userId, row)) : rows;
}

async function countOf(core: Core, kind: DataKind, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${kind.query(userId)}) records`.execute(core.db);
  return rows[0]?.count ?? 0;
}

/** The kinds of data with the number of records that the site holds of a person. */
export async function kindsHeld(core: Core, userId: number) {
  const counted: DataOf<'GET /privacy/overview'>['kinds'] = [];
  // One after the other: a single person's page takes no more than one connection.
  for (const kind of dataKinds()) {
    const { key, title, purpose, retention, fate, correct } = kind;
    counted.push({ key, title, purpose, retention, fate, correct, count: await countOf(core, kind, userId) });
  }
  return counted;
}

/** The newest records of one kind, in words. @throws HttpProblem 404 for an unknown kind */
export async function showKind(
  core: Core,
  userId: number,
  key: string,
): Promise<DataOf<'GET /privacy/data/:kind'>> {
  const kind = dataKinds().find((one) => one.key === key);
  if (!kind) throw notFound('没有这类信息');
  const rows = await recordsOf(core, kind, userId);
  return {
    title: kind.title,
    total: rows.length,
    records: rows.slice(0, mostShown).map((row) =>
      kind.fields.flatMap((field) => {
        const value = wordsOf(row, field);
        return value ? [{ label: field.label, value: field.mask ? field.mask(value) : value }] : [];
      }),
    ),
  };
}
