import type { JournalChangeKind } from '@harbor/contract/journal-changes';
import { type JournalMetric, journalMetrics } from '@harbor/contract/journal-facets';
import type { HeldChange } from '../../journal-desk/held-changes';
import { grouped } from '../grouped';
import type { Edition, Known } from './editions';
import { columnWords, feeWords, metricWords, notWarned, rankWords, warningWords } from './words';
import { columnWorth, detailWorth, metricWorth, unsaid, warningWorth } from './worth';

/** One change of a journal in words. */
export interface Line {
  kind: JournalChangeKind;
  title: string;
  old: string | null;
  new: string | null;
  oldEdition: string;
  newEdition: string;
  alerts: boolean;
  weight: number;
}

interface MetricSaid {
  scheme: number;
  type: JournalMetric;
  subject: string;
  value: number | null;
  rank: number | null;
  total: number | null;
}

interface WarningSaid {
  scheme: number;
  level: string;
  reason: string;
}

type Changed<Said> = { old: Said | null; new: Said | null };

/** What an import has changed of one journal, in words, what weighs most first. */
export function linesOf(journalId: number, changes: readonly HeldChange[], known: Known): Line[] {
  const of = <Said>(field: string) =>
    changes
      .filter((one) => one.field === field)
      .map((one) => ({ old: one.old, new: one.new }) as Changed<Said>);
  const lines = [
    ...metricLines(journalId, of<MetricSaid>('metric'), known),
    ...of<WarningSaid>('warning').map((change) => warningLine(journalId, change, known)),
    ...feeLine(journalId, changes, known),
    ...changes.flatMap(columnLine),
  ];
  return lines.toSorted((one, other) => one.weight - other.weight);
}

/** Editions of the same ranking or list from before, the newest first. */
const earlier = (edition: Edition, { editions }: Known): Edition[] =>
  [...editions.values()]
    .filter(({ code, year }) => code === edition.code && year < edition.year)
    .toSorted((one, other) => other.year - one.year);

/** Whether a later edition speaks of journals: what an older one says is history then. */
const isPast = (edition: Edition, { editions }: Known): boolean =>
  [...editions.values()].some(({ code, year, used }) => used && code === edition.code && year > edition.year);

/**
 * Of an edition and a metric, what took one subject away and gave another is one change: a journal moved from 工学 to 材料
 * has one 大类.
 */
function paired(changes: readonly Changed<MetricSaid>[]): Changed<MetricSaid>[] {
  const groups = grouped(changes, (change) => {
    const said = change.new ?? change.old;
    return `${said?.scheme} ${said?.type}`;
  });
  return [...groups.values()].flatMap((group) => {
    const gone = group.filter((change) => change.new === null);
    const come = group.filter((change) => change.old === null);
    const [from] = gone;
    const [to] = come;
    if (!from || !to || gone.length > 1 || come.length > 1) return group;
    const others = group.filter((change) => change !== from && change !== to);
    return [{ old: from.old, new: to.new }, ...others];
  });
}

function metricLines(journalId: number, changes: readonly Changed<MetricSaid>[], known: Known): Line[] {
  return paired(changes).flatMap((change) => {
    const said = change.new ?? change.old;
    const edition = known.editions.get(said?.scheme ?? 0);
    if (!said || !edition) return [];
    const inside = change.old !== null;
    return inside ? corrected(change, edition, known) : entered(journalId, said, edition, known);
  });
}

/** 小类分区 · 金属; other metrics without their subject, which says nothing new. */
const metricTitle = ({ type, subject }: Pick<MetricSaid, 'type' | 'subject'>): string =>
  type === 'minor' && subject ? `小类分区 · ${subject}` : journalMetrics[type].title;

const metricLine = (
  said: Pick<MetricSaid, 'type' | 'subject'>,
  texts: Pick<Line, 'old' | 'new' | 'oldEdition' | 'newEdition' | 'alerts'>,
): Line => {
  const { kind, weight } = metricWorth[said.type];
  return { kind, weight, title: metricTitle(said), ...texts };
};

/** An edition that says something else than it did. */
function corrected({ old, new: now }: Changed<MetricSaid>, edition: Edition, known: Known): Line[] {
  const said = now ?? old;
  if (!said) return [];
  const places = { oldEdition: edition.title, newEdition: edition.title };
  const words = (one: MetricSaid | null) => (one === null ? null : metricWords(one.type, one.value));
  const [before, after] = [words(old), words(now)];
  if (before !== after) {
    // A value where there was none completes the data; one that is gone is news.
    const alerts = metricWorth[said.type].alerts && before !== null && !isPast(edition, known);
    return [metricLine(said, { old: before, new: after, ...places, alerts })];
  }
  const ranks = [
    rankWords(old?.rank ?? null, old?.total ?? null),
    rankWords(now?.rank ?? null, now?.total ?? null),
  ];
  if (ranks[0] === ranks[1]) return [];
  const { kind, weight, alerts } = detailWorth;
  const title = `${metricTitle(said)}的排名`;
  return [{ kind, weight, alerts, title, old: ranks[0] ?? null, new: ranks[1] ?? null, ...places }];
}

/** A journal in an edition that did not speak of it: held against the one before, whose value it follows. */
function entered(journalId: number, said: MetricSaid, edition: Edition, known: Known): Line[] {
  const before = earlier(edition, known);
  const ofJournal = known.metrics.filter(
    ({ journal_id, type, subject }) =>
      journal_id === journalId && type === said.type && (type === 'major' || subject === said.subject),
  );
  const last = before.find(({ id }) => ofJournal.some(({ scheme }) => scheme === id));
  const value = ofJournal.find(({ scheme }) => scheme === last?.id)?.value ?? null;
  const now = metricWords(said.type, said.value);
  const old = last ? metricWords(said.type, value) : null;
  if (old === now || (said.type === 'top' && !last && said.value !== 1)) return [];
  const worth = metricWorth[said.type];
  const past = isPast(edition, known);
  // The first edition of a ranking is data; in a later one, a journal that was in none before is news of its 大类 or JCR.
  const first =
    (said.type === 'major' || said.type === 'jcr') && before.some(({ used }) => used) && now !== null;
  const alerts = worth.alerts && !past && (last ? old !== null : first);
  return [
    metricLine(said, { old, new: now, oldEdition: last?.title ?? '', newEdition: edition.title, alerts }),
  ];
}

function warningLine(journalId: number, { old, new: now }: Changed<WarningSaid>, known: Known): Line {
  const edition = known.editions.get((now ?? old)?.scheme ?? 0);
  const { kind, weight } = warningWorth;
  const last =
    edition && !old
      ? earlier(edition, known).find(({ id }) =>
          known.warnings.some(({ journal_id, scheme }) => journal_id === journalId && scheme === id),
        )
      : undefined;
  const before = old ?? known.warnings.find((one) => one.journal_id === journalId && one.scheme === last?.id);
  return {
    ...{ kind, weight, title: '预警记录' },
    old: before ? warningWords(before) : notWarned,
    new: now ? warningWords(now) : notWarned,
    oldEdition: old ? (edition?.title ?? '') : (last?.title ?? ''),
    newEdition: edition?.title ?? '',
    alerts: edition !== undefined && !isPast(edition, known),
  };
}

/** What is paid, amount and currency as one. */
function feeLine(journalId: number, changes: readonly HeldChange[], known: Known): Line[] {
  const amount = changes.find(({ field }) => field === 'apc_amount');
  const currency = changes.find(({ field }) => field === 'apc_currency');
  if (!amount && !currency) return [];
  const now = known.fees.get(journalId);
  const old = feeWords(
    (amount ? amount.old : (now?.amount ?? null)) as number | null,
    (currency ? currency.old : (now?.currency ?? null)) as string | null,
  );
  const next = feeWords(now?.amount ?? null, now?.currency ?? null);
  if (old === next) return [];
  return [columnOf('apc', '版面费', old, next)];
}

function columnOf(field: string, title: string, old: string | null, now: string | null): Line {
  const { kind, weight, alerts } = columnWorth[field] ?? detailWorth;
  return {
    ...{ kind, weight, title, old, new: now, oldEdition: '', newEdition: '' },
    alerts: alerts && old !== null && (now !== null || field === 'indexed'),
  };
}

const beside = new Set(['metric', 'warning', 'apc_amount', 'apc_currency']);

function columnLine({ field, field_text, old, new: now }: HeldChange): Line[] {
  if (beside.has(field) || unsaid.has(field)) return [];
  if (field === 'scope') return [columnOf(field, field_text, null, '内容已更新')];
  const [before, after] = [columnWords(field, old), columnWords(field, now)];
  if (field === 'indexed' && sameSet(old, now)) return [];
  return before === after
    ? []
    : [columnOf(field, indexedTitle(field, old, now) ?? field_text, before, after)];
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const sameSet = (one: unknown, other: unknown): boolean =>
  listOf(one).toSorted().join('|') === listOf(other).toSorted().join('|');

/** 新增收录 SCIE · 退出收录 EI; undefined for any other column, or where nothing was known. */
function indexedTitle(field: string, old: unknown, now: unknown): string | undefined {
  if (field !== 'indexed') return undefined;
  const [before, after] = [listOf(old), listOf(now)];
  if (before.length === 0) return undefined;
  const come = after.filter((one) => !before.includes(one));
  const gone = before.filter((one) => !after.includes(one));
  const said = [
    come.length > 0 && `新增收录 ${come.join('、')}`,
    gone.length > 0 && `退出收录 ${gone.join('、')}`,
  ].filter(Boolean);
  const title = said.join('，');
  return [...title].length > 100 ? undefined : title;
}
