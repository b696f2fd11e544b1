import { compareTexts } from './compare';

const kinds = async (left: string[], right: string[]) =>
  (await compareTexts(left, right)).map(({ kind, left: l, right: r }) => [kind, l, r]);

test('words are Chinese words, not characters', async () => {
  const [block] = await compareTexts(['本研究采用问卷调查的方法。'], ['本研究采用深度访谈的方法。']);
  expect(block?.parts).toEqual([
    { op: 0, text: '本研究采用' },
    { op: -1, text: '问卷调查' },
    { op: 1, text: '深度访谈' },
    { op: 0, text: '的方法。' },
  ]);
});

test('neighbouring English words that changed read as one change', async () => {
  const [block] = await compareTexts(
    ['The results was very good in all cases.'],
    ['The results were remarkably good in all cases.'],
  );
  expect(block?.parts.map(({ op, text }) => [op, text])).toEqual([
    [0, 'The results '],
    [-1, 'was very'],
    [1, 'were remarkably'],
    [0, ' good in all cases.'],
  ]);
});

test('what came, what went and what stayed', async () => {
  expect(
    await kinds(['引言', '方法一节写得很长。', '结论'], ['引言', '结论', '致谢：感谢各位老师。']),
  ).toEqual([
    ['same', 1, 1],
    ['removed', 2, null],
    ['same', 3, 2],
    ['added', null, 3],
  ]);
});

test('a paragraph that stands elsewhere was moved, also when a word of it changed', async () => {
  const [a, b, c, d] = [
    '第一段讨论研究的背景与意义。',
    '第二段说明样本来源和数据清洗的过程。',
    '第三段给出主要的统计结果。',
    '第四段是全文的结论部分。',
  ];
  expect(await kinds([a, b, c, d], [a, c, d, b])).toEqual([
    ['same', 1, 1],
    ['same', 3, 2],
    ['same', 4, 3],
    ['moved', 2, 4],
  ]);
  const changed = await compareTexts([a, b, c, d], [a, c, d, '第二段说明样本来源和数据整理的过程。']);
  const moved = changed.find(({ kind }) => kind === 'moved');
  expect([moved?.left, moved?.right]).toEqual([2, 4]);
  expect(moved?.parts.filter(({ op }) => op !== 0)).toEqual([
    { op: -1, text: '清洗' },
    { op: 1, text: '整理' },
  ]);
});

test('a changed paragraph finds its own among others that came and went, also across one that was moved', async () => {
  const left = ['图1 样本分布', '我们收集了三百份问卷并进行了信度检验。', '表格略'];
  const [ethics, survey, figure] = [
    '新写的一段与原来毫无关系，讲的是伦理审查。',
    '我们收集了三百二十份问卷，并进行了信度与效度检验。',
    '图1 样本分布',
  ];
  expect(await kinds(left, [figure, ethics, survey])).toEqual([
    ['same', 1, 1],
    ['added', null, 2],
    ['changed', 2, 3],
    ['removed', 3, null],
  ]);
  const across = await compareTexts(left, [ethics, survey, figure]);
  expect(across.find(({ left: l }) => l === 2)).toMatchObject({ kind: 'moved', right: 2 });
});

test('changes are named by what they say: the same one twice has two names, and names stay', async () => {
  const left = ['相同的一段话在这里。', '中间', '相同的一段话在这里。'];
  const right = ['中间'];
  const names = (await compareTexts(left, right)).map(({ key }) => key).filter(Boolean);
  expect(new Set(names).size).toBe(2);
  expect((await compareTexts(left, right)).map(({ key }) => key).filter(Boolean)).toEqual(names);
});

test('nothing to compare, and texts that are far too long', async () => {
  expect(await compareTexts([], [])).toEqual([]);
  await expect(compareTexts(['长'.repeat(300_001)], ['短'])).rejects.toMatchObject({ status: 422 });
  await expect(compareTexts(Array(4001).fill('段'), ['短'])).rejects.toMatchObject({ status: 422 });
});

const sentence = (n: number) =>
  `第${n}句讨论样本${(n * 7919) % 997}在温度${(n * 31) % 400}度下的强度变化与组织演变，结果列于表${n % 9}。`;
const paper = (edit: (n: number, text: string) => string) =>
  Array.from({ length: 120 }, (_, p) =>
    Array.from({ length: 5 }, (_v, i) => edit(p * 5 + i, sentence(p * 5 + i))).join(''),
  );

test('two papers of 20,000 characters compare in a moment, and let others in between', async () => {
  const left = paper((_, text) => text);
  const right = paper((n, text) =>
    n % 3 === 0 ? text.replace('讨论', '分析了').replace('变化', '的改变') : text,
  );
  [right[10], right[60]] = [right[60] ?? '', right[10] ?? ''];
  expect(left.join('').length).toBeGreaterThan(20_000);
  await compareTexts(left, right);
  const used = process.cpuUsage();
  let longest = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const blocks = await compareTexts(left, right);
  // Time of the processor: what other programs do on the machine does not count.
  const took = process.cpuUsage(used).user / 1000;
  clearInterval(clock);
  console.info(
    `two papers of ${left.join('').length} characters: ${Math.round(took)} ms, longest turn ${Math.round(longest)} ms`,
  );
  expect(blocks.filter(({ kind }) => kind === 'changed').length).toBeGreaterThan(100);
  // Half a second on a quiet machine; compared letter by letter it would be minutes.
  expect(took).toBeLessThan(5000);
});

test('two wholly different papers take no longer than the limit', async () => {
  const left = paper((_, text) => text);
  const right = paper(
    (n) => `Sentence ${n} of quite another paper says nothing that the first one said, ${n * 17} times.`,
  );
  const used = process.cpuUsage();
  const blocks = await compareTexts(left, right);
  expect(process.cpuUsage(used).user / 1000).toBeLessThan(15_000);
  expect(blocks.filter(({ kind }) => kind === 'added')).toHaveLength(120);
});
