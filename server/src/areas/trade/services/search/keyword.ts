import { composed } from '@harbor/contract/composed';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../../../db/like';

/** What is searched for, ready for SQL. */
export interface Keyword {
  /** As given, trimmed; empty = everything. */
  text: string;
  /** Terms with signs that the index does not hold (`%`, `_`, `：`…): these are looked for letter by letter as well. */
  literal: string[];
}

/** Cuts a keyword at its spaces; all terms must be found. */
export function parseKeyword(given: string | undefined): Keyword {
  const text = composed(given ?? '', 'NFKC').trim();
  const terms = text.split(/\s+/).filter(Boolean);
  return {
    text,
    literal: terms.filter((term) => /[^\p{L}\p{N}]/u.test(term)).map((term) => term.toLowerCase()),
  };
}

/** Whether a service (alias `g`) contains every term. */
export function matches({ text, literal }: Keyword): RawBuilder<SqlBool> {
  if (!text) return sql<SqlBool>`true`;
  const parts = literal.map((term) => sql<SqlBool>`g.search_text like ${`%${escapeLike(term)}%`}`);
  // Without a letter or a character there is nothing to ask the index for.
  if (/[\p{L}\p{N}]/u.test(text)) parts.unshift(sql<SqlBool>`g.search @@ search_query(${text})`);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** How well it fits: the title counts most. */
export function rank({ text }: Keyword): RawBuilder<number> {
  if (!text) return sql<number>`0`;
  return sql<number>`ts_rank('{0.05, 0.15, 0.4, 1}', g.search, search_query(${text}))`;
}
