import type { Pool } from 'pg';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function wholes(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholes)];
}

/**
 * Tables of these that a statement reads whole although it has indexes to choose from: with sequential scans made dear the
 * planner takes one only where no index fits.
 */
export async function wholeReads(
  pool: Pool,
  statement: string,
  parameters: readonly unknown[],
  big: readonly string[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${statement}`, [...parameters]);
    return wholes(rows[0]['QUERY PLAN'][0].Plan).filter((table) => big.includes(table));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
