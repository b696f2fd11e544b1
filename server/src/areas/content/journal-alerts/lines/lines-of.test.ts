import type { JournalMetric } from '@harbor/contract/journal-facets';
import { changeLabels } from '../../journal-desk/imports/columns';
import type { Edition, Known } from './editions';
import { linesOf } from './lines-of';

const edition = (id: number, kind: Edition['kind'], code: string, year: number, used = true): Edition => ({
  ...{ id, kind, code, year, used },
  title: `${code} ${year}`,
});

const editions = [
  edition(1, 'partition', 'fq', 2023),
  edition(2, 'partition', 'fq', 2024),
  edition(3, 'partition', 'fq', 2025),
  edition(4, 'citation', 'jif', 2025),
  edition(5, 'warning', 'yj', 2024),
  edition(6, 'warning', 'yj', 2025),
  edition(7, 'partition', 'xin', 2026),
];

const known = (part: Partial<Known> = {}): Known => ({
  editions: new Map(editions.map((one) => [one.id, one])),
  metrics: [],
  warnings: [],
  fees: new Map(),
  ...part,
});

const metric = (
  scheme: number,
  type: JournalMetric,
  value: number | null,
  subject = '',
  rank: number | null = null,
) => ({
  ...{ scheme, type, subject, value, rank },
  total: rank === null ? null : 168,
});

let last = 0;
const change = (field: string, old: unknown, now: unknown) => {
  last += 1;
  return { id: last, journal_id: 9, field, field_text: changeLabels[field] ?? field, old, new: now };
};

/** What is said in short: kind, title, old, new, and whether it is told. */
const said = (changes: ReturnType<typeof change>[], part: Partial<Known> = {}) =>
  linesOf(9, changes, known(part)).map((line) => [line.kind, line.title, line.old, line.new, line.alerts]);

test('a correction of an edition is told with its old and new value; a first value is data', () => {
  expect(said([change('metric', metric(3, 'major', 2, '工学'), metric(3, 'major', 1, '工学'))])).toEqual([
    ['tier', '大类分区', '2 区', '1 区', true],
  ]);
  expect(said([change('metric', metric(4, 'if', null), metric(4, 'if', 3.1))])).toEqual([
    ['metric', '影响因子', null, '3.1', false],
  ]);
  expect(said([change('metric', metric(3, 'jcr', 2, '法学', 40), metric(3, 'jcr', 2, '法学', 44))])).toEqual([
    ['detail', 'JCR 分区的排名', '第 40/168 名', '第 44/168 名', false],
  ]);
});

test('a new edition is held against the one before: only what differs is a change, with both editions named', () => {
  const before = {
    metrics: [
      { journal_id: 9, scheme: 2, type: 'major' as const, subject: '工学', value: 2 },
      { journal_id: 9, scheme: 2, type: 'minor' as const, subject: '金属', value: 2 },
      { journal_id: 9, scheme: 3, type: 'major' as const, subject: '材料', value: 1 },
    ],
  };
  const changes = [
    change('metric', null, metric(3, 'major', 1, '材料')),
    change('metric', null, metric(3, 'minor', 2, '金属')),
    change('metric', null, metric(3, 'top', 0)),
  ];
  expect(linesOf(9, changes, known(before))).toEqual([
    {
      ...{ kind: 'tier', title: '大类分区', weight: 2, alerts: true },
      ...{ old: '2 区', new: '1 区', oldEdition: 'fq 2024', newEdition: 'fq 2025' },
    },
  ]);
});

test('the first edition of a ranking tells nobody; in a later one, a journal that was in none before does', () => {
  expect(said([change('metric', null, metric(7, 'major', 3, '法学'))])).toEqual([
    ['tier', '大类分区', null, '3 区', false],
  ]);
  expect(said([change('metric', null, metric(3, 'major', 3, '法学'))])).toEqual([
    ['tier', '大类分区', null, '3 区', true],
  ]);
});

test('what an older edition says is history', () => {
  expect(said([change('metric', metric(1, 'major', 2, '工学'), metric(1, 'major', 1, '工学'))])).toEqual([
    ['tier', '大类分区', '2 区', '1 区', false],
  ]);
  expect(said([change('warning', null, { scheme: 5, level: '', reason: '引用异常' })])).toEqual([
    ['warning', '预警记录', '无预警记录', '存在预警记录 · 引用异常', false],
  ]);
});

test('a journal that moved to another 大类 has one change, not a loss and a gain', () => {
  expect(
    said([
      change('metric', metric(3, 'major', 2, '工学'), null),
      change('metric', null, metric(3, 'major', 3, '材料')),
    ]),
  ).toEqual([['tier', '大类分区', '2 区', '3 区', true]]);
});

test('warnings stand first, also where a list before had one', () => {
  const warnings = [{ journal_id: 9, scheme: 5, level: '中', reason: '' }];
  const changes = [
    change('indexed', ['ESCI', 'EI'], ['SCIE', 'EI']),
    change('warning', null, { scheme: 6, level: '高', reason: '引用异常' }),
  ];
  expect(said(changes, { warnings })).toEqual([
    ['warning', '预警记录', '存在预警记录 · 中', '存在预警记录 · 高 · 引用异常', true],
    ['indexed', '新增收录 SCIE，退出收录 ESCI', 'ESCI、EI', 'SCIE、EI', true],
  ]);
  expect(said([change('warning', { scheme: 6, level: '高', reason: '' }, null)])).toEqual([
    ['warning', '预警记录', '存在预警记录 · 高', '无预警记录', true],
  ]);
});

test('names and fees are told where something was known before; amount and currency are one line', () => {
  const fees = new Map([[9, { amount: 2400, currency: 'USD' }]]);
  expect(
    said(
      [
        change('name', '旧名学报', '新名学报'),
        change('apc_amount', 2000, 2400),
        change('apc_currency', 'EUR', 'USD'),
        change('apc_fen_est', 1, 2),
        change('is_oa', false, true),
      ],
      { fees },
    ),
  ).toEqual([
    ['name', '刊名', '旧名学报', '新名学报', true],
    ['fee', '版面费', '2,000 EUR', '2,400 USD', true],
    ['fee', '开放获取', '否', '是', true],
  ]);
  expect(said([change('apc_amount', null, 2400), change('indexed', [], ['SCIE'])], { fees })).toEqual([
    ['indexed', '收录', null, 'SCIE', false],
    ['fee', '版面费', null, '2,400 USD', false],
  ]);
});

test('details are shown and tell nobody; what only says where from is no change', () => {
  expect(
    said([
      change('frequency', '季刊', '月刊'),
      change('review_weeks', 8, 12),
      change('scope', '旧范围', '新范围'),
      change('review_source', '甲', '乙'),
      change('indexed', ['EI', 'SCIE'], ['SCIE', 'EI']),
    ]),
  ).toEqual([
    ['detail', '刊期', '季刊', '月刊', false],
    ['detail', '审稿周期', '8 周', '12 周', false],
    ['detail', '收稿范围', null, '内容已更新', false],
  ]);
});
