import type { JournalScheme } from '@harbor/contract';
import type { JournalSchemeKind } from '@harbor/contract/journal-facets';
import type { Db } from '../../../../db/connect';
import { journalLimits } from '../limits';

/** All editions, the newest first. There are some dozens. */
export async function allSchemes(db: Db): Promise<JournalScheme[]> {
  const rows = await db
    .selectFrom('journal_schemes')
    .select(['id', 'kind', 'code', 'year', 'title', 'publisher', 'source', 'effective_on', 'is_default'])
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as JournalSchemeKind }));
}

/** Which editions somebody asked for. */
export interface AskedSchemes {
  partition?: number;
  citation?: number;
  cn_scheme?: number;
}

/** The editions of an answer; null where there is none of a kind. */
export interface ChosenSchemes {
  partition: JournalScheme | null;
  citation: JournalScheme | null;
  cn: JournalScheme | null;
  /** The chosen edition and those before it that it continues, the oldest first. */
  years: { citation: JournalScheme[]; cn: JournalScheme[] };
}

/** The editions asked for; else the team's choice, else the newest: `schemes` are the newest first. */
export function chooseSchemes(schemes: readonly JournalScheme[], asked: AskedSchemes): ChosenSchemes {
  const choose = (kind: JournalSchemeKind, id: number | undefined) => {
    const ofKind = schemes.filter((scheme) => scheme.kind === kind);
    return (
      ofKind.find((scheme) => scheme.id === id) ??
      ofKind.find((scheme) => scheme.is_default) ??
      ofKind[0] ??
      null
    );
  };
  const upTo = (chosen: JournalScheme | null) =>
    schemes
      .filter(({ code, year }) => chosen !== null && code === chosen.code && year <= chosen.year)
      .slice(0, journalLimits.trend)
      .reverse();
  const citation = choose('citation', asked.citation);
  const cn = choose('cn', asked.cn_scheme);
  return {
    ...{ partition: choose('partition', asked.partition), citation, cn },
    years: { citation: upTo(citation), cn: upTo(cn) },
  };
}
