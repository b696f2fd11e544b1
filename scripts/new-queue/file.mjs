/** `journal-issue` → `journalIssue`. */
export const identifierOf = (key) => `${key.replace(/-./g, (part) => part[1].toUpperCase())}Queue`;

/**
 * A queue as it begins: what waits has status 1, since it was made, for a day at most. Everything in it is to be looked
 * through by whoever asked for it.
 */
export const queueFile = ({ key, title, table, right, group }) => `import { sql } from 'kysely';
import { escapeLike } from '../../../db/like';
import { hours, lit, type StaffQueue } from '../../../queues/queue';

const limitHours = 24;

export const ${identifierOf(key)}: StaffQueue = {
  key: '${key}',
  title: '${title}',
  group: '${group}',
  right: '${right}',
  limitHours,
  table: '${table}',
  since: sql\`created_at\`,
  due: sql\`created_at + \${hours(limitHours)}\`,
  order: sql\`created_at, id\`,
  tabs: [{ key: 'waiting', title: '待处理', where: sql\`status = \${lit(1)}\` }],
  found: (keyword) => sql\`title ilike \${\`%\${escapeLike(keyword)}%\`}\`,
  async show({ db }, ids) {
    const rows = await db.selectFrom('${table}').select(['id', 'title']).where('id', 'in', ids).execute();
    return rows.map(({ id, title }) => ({ id, title, facts: [], tags: [], amount_fen: null }));
  },
};
`;

/** `area.ts` with the queue in its list. */
export function withQueue(text, key) {
  const line = `async () => (await import('./desk-queue')).${identifierOf(key)}`;
  if (/\n {2}queues: \[/.test(text)) return text.replace(/(\n {2}queues: \[)/, `$1${line}, `);
  return text.replace(/\n}\);\s*$/, `\n  queues: [${line}],\n});\n`);
}

/** Why it cannot be made; undefined when it can. */
export function problemOf({ place, key, title, table, right }) {
  if (!/^[a-z]+\/[a-z-]+$/.test(place ?? '')) return 'Name the area, as room/area.';
  if (!/^[a-z]{2,20}$/.test(key ?? '')) return '--key is 2 to 20 small letters.';
  if (!title) return '--title names the queue in Chinese.';
  if (!/^[a-z_]+$/.test(table ?? '')) return '--table names the table with a column id.';
  if (!/^[a-z.]+$/.test(right)) return '--right is one of the rights table.';
  return undefined;
}

/** What is left to do by hand. */
export const leftToDo = ({ place, key, table }) => [
  `Look through server/src/areas/${place}/desk-queue.ts: tabs, order, keyword, how a case is shown, batches, reasons.`,
  `A migration: create index ${table}_desk on ${table} (created_at, id) where status = 1; one for each tab.`,
  `decides: '${key}' on the calls of the contract that decide a case.`,
  `One waiting case in server/src/areas/operations/desk/testing/cases.ts.`,
];
