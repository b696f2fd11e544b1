import { parseList } from './parse';

const rows = async (text: string) =>
  (await parseList(text)).map(({ name, number, grade }) => [name, number, grade]);

const refusal = (text: string) =>
  parseList(text).then(
    () => undefined,
    (problem) => problem.data?.errors?.text?.[0],
  );

test.each([
  [
    'a head in any order, number without hyphen',
    '等级,ISSN,刊名\nA,2434561x,Tidal Law',
    [['Tidal Law', '2434-561X', 'A']],
  ],
  ['English heads and tabs', 'Journal Title\tLevel\nTidal Law\tTop', [['Tidal Law', '', 'Top']]],
  [
    'print and online number side by side',
    '期刊名称,ISSN,EISSN,级别\n潮汐,,1050-124X,B',
    [['潮汐', '1050-124X', 'B']],
  ],
  ['no head: name, number, grade', 'Tidal Law,2434-561X,A', [['Tidal Law', '2434-561X', 'A']]],
  [
    'no head: numbers alone',
    '2434-561X\n1050-124X',
    [
      ['', '2434-561X', '认可'],
      ['', '1050-124X', '认可'],
    ],
  ],
  ['no head: number and grade', '2434-561X,A类', [['', '2434-561X', 'A类']]],
  [
    'no head: number and a long name',
    '2434-561X,Tidal Law and Society',
    [['Tidal Law and Society', '2434-561X', '认可']],
  ],
  [
    'no head: names alone',
    '材料学报\n期刊研究',
    [
      ['材料学报', '', '认可'],
      ['期刊研究', '', '认可'],
    ],
  ],
  ['a CN', '中国海洋学报,CN 11-1234/P,一级', [['中国海洋学报', '11-1234', '一级']]],
  ['a name with a comma in quotes', '"Law, Tides and Society",B', [['Law, Tides and Society', '', 'B']]],
  ['empty rows and rows without a journal', '刊名,等级\n\n,A\nTidal Law,\n', [['Tidal Law', '', '认可']]],
])('%s', async (_, text, expected) => {
  expect(await rows(text)).toEqual(expected);
});

test('journals are numbered as they come, without head and empty rows', async () => {
  const entries = await parseList('刊名,等级\nOne,A\n,\nTwo,B');
  expect(entries.map(({ row_no, name }) => [row_no, name])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ]);
});

test('what is no list is refused with a word that helps', async () => {
  expect(await refusal(',,,\n;;')).toMatch(/没有读到期刊/);
  expect(await refusal(`"${'Tidal Law,A\n'.repeat(60_000)}`)).toMatch(/太长/);
  expect(await refusal('One,A\n'.repeat(5001))).toMatch(/最多 5000 种期刊/);
});

test('a grade of any length is cut between signs', async () => {
  const [entry] = await parseList(`Tidal Law,${'𠮷'.repeat(30)}`);
  expect([...(entry?.grade ?? '')]).toHaveLength(20);
});
