import { guessTarget, journalTargets } from './journal-import';
import { issnOf, readCn, readIssn } from './journal-numbers';

test.each([
  ['0378-5955', '0378-5955'],
  ['03785955', '0378-5955'],
  ['ISSN 2434-561x', '2434-561X'],
  ['１０５０－１２４Ｘ', '1050-124X'],
  ['1050–124X', '1050-124X'],
])('%s is the ISSN %s', (text, issn) => expect(readIssn(text)).toEqual({ ok: true, issn }));

test.each([
  ['0378-5954', 'check'],
  ['0001-0001', 'check'],
  ['0378-595', 'form'],
  ['X378-5955', 'form'],
  ['', 'form'],
] as const)('%s is none: %s', (text, fault) => expect(readIssn(text)).toEqual({ ok: false, fault }));

test('seven digits have one check character', () => {
  for (let n = 0; n < 2000; n += 7) {
    const issn = issnOf(String(1_000_000 + n * 311));
    expect(readIssn(issn)).toEqual({ ok: true, issn });
    for (const other of '0123456789X')
      if (other !== issn[8]) expect(readIssn(issn.slice(0, 8) + other).ok).toBe(false);
  }
});

test.each([
  ['CN 11-1234/R', { number: '11-1234', shown: 'CN 11-1234/R' }],
  ['cn11－1234／tp', { number: '11-1234', shown: 'CN 11-1234/TP' }],
  ['11-1234', { number: '11-1234', shown: 'CN 11-1234' }],
  ['11-12', null],
  ['1234-5679', null],
])('%s as a CN', (text, read) => expect(readCn(text)).toEqual(read));

test('columns are known by their names, each name by one meaning', () => {
  expect(guessTarget('Journal EISSN (online version)')).toBe('eissn');
  expect(guessTarget(' 刊名 ')).toBe('name');
  expect(guessTarget('小类1分区')).toBe('minor1');
  expect(guessTarget('Last updated')).toBeNull();
  const aliases = Object.values(journalTargets).flatMap(({ alias }) => alias);
  expect(aliases.filter((alias, i) => aliases.indexOf(alias) !== i)).toEqual([]);
});
