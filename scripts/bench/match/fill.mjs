// Made-up journals for measuring how long questions take: texts as long as real ones, of words that are as common as words
// are (the n-th of them stands in texts about 1/n as often as the first).
const syllables = [
  'ba',
  'cor',
  'den',
  'fil',
  'gra',
  'hy',
  'ino',
  'jut',
  'kel',
  'lam',
  'mon',
  'nor',
  'os',
  'pra',
  'qui',
  'rel',
  'sta',
  'tri',
  'ul',
  'ver',
  'wen',
  'xan',
  'yor',
  'zet',
];
const characters = [
  ...'材料化学物理医疗护理教育经济金融法律历史文献语言翻译传播生态环境水土作物遗传养殖森林桥梁隧道电池膜离子纳米图像识别网络数据统计概率算法机器控制能源碳汇气候城市区域人口健康疫苗药物肿瘤免疫细胞蛋白基因分子结构光谱量超导磁声波地质矿产海洋港口航运仓储物流供应链管理服务设计音乐戏剧书画伦理逻辑哲',
];
const vocabulary = 60_000;

/** A number that looks like chance and comes out the same everywhere. */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wordAt = (n) => {
  let word = syllables[n % syllables.length];
  for (let rest = Math.floor(n / syllables.length) + 1; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
};

/** Which of so many things, the first ones much more often than the last. */
const common = (next, many) => Math.floor(many ** next()) % many;

const words = (next, n) => Array.from({ length: n }, () => wordAt(common(next, vocabulary))).join(' ');
const chinese = (next, n) =>
  Array.from({ length: n }, () => characters[Math.floor(next() * characters.length)]).join('');

/** The texts of the n-th made-up journal: one in six is Chinese. */
export function madeTexts(n) {
  const next = chance(n + 1);
  const text = n % 6 === 5 ? (length) => chinese(next, length * 3) : (length) => words(next, length);
  return {
    name: `${text(4)} ${n}`,
    scope: text(80 + Math.floor(next() * 80)),
    titles: Array.from({ length: 10 }, (_, i) => `${text(11)} ${i}`),
  };
}

/** A question as long as people paste them: the n-th one, of 250 words or 500 characters. */
export function madeQuestion(n) {
  const next = chance(7_000_000 + n);
  return n % 6 === 5
    ? { title: chinese(next, 24), abstract: chinese(next, 500) }
    : { title: words(next, 12), abstract: words(next, 250) };
}

/** Puts so many made-up journals, with ten titles each, into a database. */
export async function fillJournals(client, many) {
  await client.query('set statement_timeout = 0');
  const first = 1_000_000;
  for (let from = 0; from < many; from += 1000) {
    const made = Array.from({ length: Math.min(1000, many - from) }, (_, i) => ({
      id: first + from + i,
      ...madeTexts(from + i),
    }));
    await client.query(
      `insert into journals (id, name, name_key, subjects, scope, created_at, updated_at)
        select id, name, name, array['测量'], scope, now(), now() from unnest($1::bigint[], $2::text[], $3::text[]) made (id, name, scope)`,
      [made.map(({ id }) => id), made.map(({ name }) => name), made.map(({ scope }) => scope)],
    );
    await client.query(
      'insert into journal_titles (journal_id, year, title) select * from unnest($1::bigint[], $2::smallint[], $3::text[])',
      [
        made.flatMap(({ id, titles }) => titles.map(() => id)),
        made.flatMap(({ titles }) => titles.map((_, i) => 2015 + i)),
        made.flatMap(({ titles }) => titles),
      ],
    );
  }
  await client.query(
    `insert into journal_names (journal_id, kind, name, key) select id, 'name', name, name_key from journals where id >= ${first}`,
  );
  await client.query('vacuum analyze journals');
  await client.query('vacuum analyze journal_titles');
  await client.query('vacuum analyze journal_names');
}
