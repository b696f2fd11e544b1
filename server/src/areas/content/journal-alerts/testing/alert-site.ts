import { issnOf } from '@harbor/contract/journal-numbers';
import type { AreaName } from '../../../../manifest';
import { type JournalDesk, openJournalDesk } from '../../journal-desk/testing/desk';
import { putScheme } from '../../journals/testing/journals';
import { alertAreas, collected } from './alerts';

/** A journal by which its followers are told. */
export interface AlertingJournal {
  id: number;
  name: string;
  issn: string;
}

/** A library that changes, and people who follow it. */
export interface AlertSite {
  desk: JournalDesk;
  /** The edition in which journals move. */
  partition: number;
  /** A journal that an import of its own brought, in 2 区. */
  journal(): Promise<AlertingJournal>;
  /** Takes another 大类分区 of these in. */
  moved(
    journals: readonly Pick<AlertingJournal, 'name' | 'issn'>[],
    value: number,
  ): ReturnType<JournalDesk['imported']>;
  /** Somebody who collected these. */
  follower(...ids: number[]): Promise<{ id: number; token: string }>;
}

/** Opens a site for tests of the alerts. */
export async function openAlerts(more: readonly AreaName[] = []): Promise<AlertSite> {
  const desk = await openJournalDesk([...alertAreas, ...more]);
  const { site } = desk;
  const { db } = site.core;
  const partition = await putScheme(db, { kind: 'partition', code: 'fq', year: 2025, is_default: true });
  let next = 0;
  return {
    desk,
    partition,
    async journal() {
      next += 1;
      const [name, issn] = [`Alerting Letters ${next}`, issnOf(String(2_600_000 + next))];
      await desk.imported(`刊名,ISSN,大类,大类分区,收录\n${name},${issn},工学,2,ESCI\n`, {
        schemes: { partition },
      });
      const { id } = await db
        .selectFrom('journals')
        .select('id')
        .where('issn', '=', issn)
        .executeTakeFirstOrThrow();
      return { id, name, issn };
    },
    moved: (journals, value) =>
      desk.imported(
        `刊名,ISSN,大类,大类分区\n${journals.map(({ name, issn }) => `${name},${issn},工学,${value}`).join('\n')}\n`,
        { schemes: { partition }, source: '分区表' },
      ),
    async follower(...ids) {
      const person = await site.user();
      for (const id of ids) await collected(site, person.token, id);
      return person;
    },
  };
}
