import { issnOf } from '@harbor/contract/journal-numbers';
import { NumberMap } from './number-map';
import { Identity, type RowNumbers } from './resolve';

const issn = (n: number) => issnOf(String(1_000_000 + n));
const [a, b, c, d] = [issn(1), issn(2), issn(3), issn(4)];

/** Takes rows one after another: the slot of each, or why it was refused. */
function taken(rows: RowNumbers[], identity = new Identity()) {
  return rows.map((numbers, i) => {
    const found = identity.resolve(numbers, i + 2, true);
    return found.ok ? found.slot : found.fault;
  });
}

test('rows are one journal when they share a number, whatever it is called', () => {
  expect(taken([{ issn: a }, { issn: b }, { issn: a, eissn: c }, { eissn: c }, { issn_l: a }])).toEqual([
    0, 1, 0, 0, 0,
  ]);
  expect(
    taken([{ issn: a }, { eissn: a }, { cn: '11-1234' }, { issn: b, cn: '11-1234' }, { issn: b }]),
  ).toEqual([0, 0, 1, 1, 1]);
});

test('a row whose numbers belong to two journals is refused, and changes nothing', () => {
  const identity = new Identity();
  expect(taken([{ issn: a }, { issn: b }, { issn: a, eissn: b }], identity)).toEqual([0, 1, 'two-journals']);
  expect(taken([{ issn: b, eissn: d }], identity)).toEqual([1]);
});

test('a row that gives a journal another number of the same kind is refused, and its number stays free', () => {
  expect(taken([{ issn: a, eissn: b }, { issn: a, eissn: c }, { eissn: c }])).toEqual([
    0,
    'contradiction',
    1,
  ]);
  expect(
    taken([
      { cn: '11-1234', issn: a },
      { cn: '11-9999', issn: a },
    ]),
  ).toEqual([0, 'contradiction']);
});

test('print and electronic the other way round are the same two numbers', () => {
  const identity = new Identity();
  identity.resolve({ issn: a, eissn: b }, 2, true);
  expect(identity.resolve({ issn: b, eissn: a }, 3, true)).toEqual({
    ok: true,
    ...{ slot: 0, journalId: null, firstRow: 2, fresh: {}, swapped: true },
  });
  identity.resolve({ issn: c }, 4, true);
  // The one number known as print is said to be the electronic one: the new one takes the place that is free.
  expect(identity.resolve({ issn: d, eissn: c }, 5, true)).toMatchObject({
    ok: true,
    slot: 1,
    fresh: { eissn: d },
    swapped: true,
  });
});

test('journals of the library keep their numbers, a new one needs a name', () => {
  const identity = new Identity();
  const slots = new Map<number, number>();
  identity.known(70, 'issn', a, slots);
  identity.known(70, 'eissn', b, slots);
  identity.known(71, 'issn', c, slots);
  expect(identity.resolve({ eissn: b }, 2, false)).toMatchObject({
    ok: true,
    journalId: 70,
    firstRow: null,
    fresh: {},
  });
  expect(identity.resolve({ issn: a }, 3, true)).toMatchObject({ ok: true, journalId: 70, firstRow: 2 });
  expect(identity.resolve({ issn: c, eissn: b }, 4, true)).toMatchObject({
    ok: false,
    fault: 'two-journals',
  });
  expect(identity.resolve({ issn: d }, 5, false)).toMatchObject({ ok: false, fault: 'no-name' });
  expect(identity.size).toBe(2);
});

test('a hundred thousand journals are told apart', () => {
  const identity = new Identity(16);
  const map = new NumberMap(16);
  for (let n = 0; n < 100_000; n++) {
    map.set(n * 3, n);
    const found = identity.resolve({ issn: issn(n), eissn: issn(5_000_000 + n) }, n + 2, true);
    if (!found.ok || found.slot !== n) throw new Error(`row ${n} is taken for another`);
  }
  expect(identity.resolve({ eissn: issn(5_000_000 + 77_777) }, 1, true)).toMatchObject({
    slot: 77_777,
    firstRow: 77_779,
  });
  expect([map.get(299_997), map.get(1), map.get(300_000)]).toEqual([99_999, undefined, undefined]);
});
