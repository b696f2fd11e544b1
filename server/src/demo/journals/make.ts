import { issnOf } from '@harbor/contract/journal-numbers';
import { Chance } from '../chance';
import { chineseForms, countries, englishForms, fields, frequencies, places, publishers } from './words';

/** A made-up journal with what was measured of it, by edition. */
export interface MadeJournal {
  name: string;
  name_cn: string | null;
  abbr: string | null;
  former: string | null;
  issn: string;
  eissn: string | null;
  cn: string | null;
  publisher: string;
  sponsor: string | null;
  country: string;
  languages: string[];
  frequency: string;
  founded: number;
  subjects: string[];
  indexed: string[];
  is_oa: boolean;
  apc: number | null;
  review_weeks: number | null;
  accept_rate: number | null;
  annual_count: number | null;
  self_cite: number | null;
  cn_author_ratio: number | null;
  scope: string;
  metrics: MadeMetric[];
  /** Years of the list of warnings on which it stands. */
  warnings: { year: number; reason: string }[];
}

export interface MadeMetric {
  /** Code and year of the edition. */
  edition: string;
  type: 'if' | 'if5' | 'jcr' | 'major' | 'minor' | 'top' | 'cif' | 'zif';
  subject: string;
  value: number | null;
  rank?: number;
  total?: number;
}

/** Journals of each field; a third of them Chinese. */
const ofField = 12;

const citationYears = [2021, 2022, 2023, 2024, 2025];
const partitionYears = [2023, 2024, 2025];
const chineseYears = [2021, 2022, 2023, 2024, 2025];

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Numbers of ISSN from 9900-001 on and CNs from 99-0001 on: given to nobody, so that no real journal has one. */
export function madeJournals(): MadeJournal[] {
  const chance = new Chance(20_268);
  const made: MadeJournal[] = [];
  const names = new Set<string>();
  for (const [discipline, list] of Object.entries(fields))
    for (const field of list)
      for (let i = 0; i < ofField; i++) {
        const journal = oneOf({ chance, discipline, field, i, number: made.length + 1, names });
        names.add(journal.name);
        made.push(journal);
      }
  return made;
}

interface Place {
  chance: Chance;
  discipline: string;
  field: readonly [string, string];
  i: number;
  number: number;
  names: ReadonlySet<string>;
}

function nameOf({ chance, field: [cn, en], i, names }: Place, chinese: boolean) {
  for (let n = 0; ; n++) {
    const [placeCn, placeEn] = places[(i + n) % places.length] ?? ['', ''];
    const form = chance.pick(englishForms);
    const nameCn = `${placeCn}${cn}${chance.pick(chineseForms)}`;
    const name = chinese ? nameCn : chance.is(0.5) ? `${placeEn} ${form} ${en}` : `${form} ${placeEn} ${en}`;
    if (!names.has(name)) return { name, nameCn, placeCn, placeEn, form, en };
  }
}

function oneOf(place: Place): MadeJournal {
  const { chance, discipline, field, i, number } = place;
  const chinese = i % 3 === 2;
  const { name, nameCn, placeCn, placeEn, form, en } = nameOf(place, chinese);
  const maybe = <T>(share: number, value: T): T | null => (chance.is(share) ? value : null);
  const oa = chance.is(0.4);
  const subject = `${discipline}/${field[0]}`;
  const abbr = [...form.split(' '), placeEn, ...en.split(' ')]
    .filter((word) => !['of', 'in', 'and'].includes(word))
    .map((word) => word.slice(0, 4))
    .join(' ');
  return {
    name,
    name_cn: chinese ? nameCn : maybe(0.3, nameCn),
    abbr: chinese ? null : abbr,
    former: maybe(0.08, chinese ? `${placeCn}${field[0]}资料` : `${placeEn} Notes on ${en}`),
    issn: issnOf(String(9_900_000 + number)),
    eissn: maybe(0.7, issnOf(String(9_950_000 + number))),
    cn: chinese ? `CN 99-${String(number).padStart(4, '0')}/${chance.pick(['G', 'R', 'T', 'F', 'N'])}` : null,
    publisher: chance.pick(publishers),
    sponsor: chinese ? `${placeCn}大学` : null,
    country: chinese ? '中国' : chance.pick(countries),
    languages: chinese ? ['中文'] : chance.is(0.9) ? ['英语'] : ['英语', '中文'],
    frequency: chance.pick(frequencies),
    founded: chance.int(1951, 2018),
    subjects: chance.is(0.15) ? [subject, chance.pick(Object.keys(fields))] : [subject],
    indexed: indexedBy(chance, chinese),
    is_oa: oa,
    apc: oa ? chance.pick([0, 0, 600, 900, 1200, 1800, 2400, 3200]) : null,
    review_weeks: maybe(0.85, chance.int(3, 36)),
    accept_rate: maybe(0.7, chance.int(6, 68)),
    annual_count: maybe(0.9, chance.int(24, 1400)),
    self_cite: maybe(0.7, rounded(chance.next() * 24, 1)),
    cn_author_ratio: maybe(0.7, chinese ? chance.int(85, 100) : chance.int(3, 70)),
    scope: `${field[0]}的理论、方法与应用研究，欢迎有完整数据与可重复步骤的来稿。`,
    metrics: chinese ? chineseMetrics(chance) : measured(chance, discipline, field[0]),
    warnings: warningsOf(chance),
  };
}

function indexedBy(chance: Chance, chinese: boolean): string[] {
  const from = chinese ? ['CSSCI', 'CSCD', '北大核心', '科技核心'] : ['SCIE', 'SSCI', 'ESCI', 'EI'];
  return from.filter(() => chance.is(0.35));
}

const quarter = (share: number) => Math.min(4, 1 + Math.floor(share * 4));

/** Factors that rise and fall a little from year to year; some years are missing, as in real tables. */
function measured(chance: Chance, discipline: string, field: string): MadeMetric[] {
  const level = chance.next();
  let factor = 0.4 + 9 * (1 - level) ** 2;
  const metrics: MadeMetric[] = [];
  const listed = chance.is(0.85);
  for (const year of listed ? citationYears : []) {
    factor = Math.max(0.1, factor * (0.88 + chance.next() * 0.26));
    if (chance.is(0.06)) continue;
    const edition = `demo-jif ${year}`;
    const total = chance.int(60, 320);
    const rank = Math.max(1, Math.round(level * total));
    metrics.push({ edition, type: 'if', subject: '', value: rounded(factor, 1) });
    metrics.push({
      edition,
      type: 'if5',
      subject: '',
      value: chance.is(0.8) ? rounded(factor * 1.08, 1) : null,
    });
    metrics.push({ edition, type: 'jcr', subject: field, value: quarter(level), rank, total });
  }
  for (const year of listed ? partitionYears : [])
    metrics.push(...partitioned(chance, `demo-fq ${year}`, discipline, field, level));
  // A newer way to rank stands beside the old one, with rules of its own.
  if (chance.is(0.6))
    metrics.push(...partitioned(chance, 'demo-xin 2026', discipline, field, Math.min(0.99, level * 1.1)));
  return metrics;
}

function partitioned(
  chance: Chance,
  edition: string,
  discipline: string,
  field: string,
  level: number,
): MadeMetric[] {
  const moved = Math.min(0.99, Math.max(0, level + (chance.next() - 0.5) * 0.1));
  const tier = quarter(moved);
  const total = chance.int(80, 495);
  const ranked = (share: number) => Math.max(1, Math.round(share * total));
  const minors: MadeMetric[] = [
    { edition, type: 'minor', subject: field, value: tier, rank: ranked(moved), total },
  ];
  if (chance.is(0.3))
    minors.push({
      edition,
      type: 'minor',
      subject: '综合',
      value: Math.min(4, tier + 1),
      rank: ranked(Math.min(1, moved + 0.2)),
      total,
    });
  return [
    { edition, type: 'major', subject: discipline, value: tier },
    ...minors,
    { edition, type: 'top', subject: '', value: tier === 1 && moved < 0.08 ? 1 : 0 },
  ];
}

function chineseMetrics(chance: Chance): MadeMetric[] {
  let factor = 0.3 + chance.next() * 3;
  return chineseYears.flatMap((year): MadeMetric[] => {
    factor = Math.max(0.05, factor * (0.9 + chance.next() * 0.24));
    if (chance.is(0.05)) return [];
    const edition = `demo-cn ${year}`;
    return [
      { edition, type: 'cif', subject: '', value: rounded(factor, 3) },
      { edition, type: 'zif', subject: '', value: chance.is(0.9) ? rounded(factor * 0.68, 3) : null },
    ];
  });
}

function warningsOf(chance: Chance): MadeJournal['warnings'] {
  const reasons = ['引用异常', '年发文量增长过快', '同行评议记录不完整'];
  return [2024, 2025].flatMap((year) => (chance.is(0.025) ? [{ year, reason: chance.pick(reasons) }] : []));
}
