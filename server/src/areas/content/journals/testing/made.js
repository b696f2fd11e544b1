/** Words of made-up journals: none of them is one that exists. */
const forms = [
  'Journal of',
  'Annals of',
  'Archives of',
  'Letters in',
  'Reviews of',
  'Studies in',
  'Transactions on',
  'Advances in',
];
const firsts = [
  'Applied',
  'Coastal',
  'Comparative',
  'Computational',
  'Clinical',
  'Digital',
  'Experimental',
  'General',
  'Global',
  'Inland',
  'Modern',
  'Northern',
  'Open',
  'Practical',
  'Regional',
  'Theoretical',
  'Urban',
  'Integrated',
  'Molecular',
  'Quantitative',
];
const seconds = [
  'Harbour',
  'Lattice',
  'Membrane',
  'Polymer',
  'Sediment',
  'Thermal',
  'Neural',
  'Ceramic',
  'Orchard',
  'Fluvial',
  'Optical',
  'Cohort',
  'Lexical',
  'Market',
  'Archive',
  'Catalyst',
  'Tissue',
  'Signal',
  'Soil',
  'Tidal',
];
const thirds = [
  'Materials',
  'Medicine',
  'Education',
  'Systems',
  'Economics',
  'Chemistry',
  'Physics',
  'Biology',
  'Engineering',
  'Law',
  'History',
  'Nursing',
  'Ecology',
  'Statistics',
  'Linguistics',
  'Energy',
  'Robotics',
  'Genetics',
  'Policy',
  'Mechanics',
  '& Society',
  'and Design',
  'Geology',
  'Imaging',
  'Agronomy',
];
const chineseFirsts = ['东港', '南屿', '江岸', '北原', '海岬', '云岭', '湖滨', '平川', '远山', '新港'];
const chineseSeconds = [
  '材料',
  '医学',
  '教育',
  '经济',
  '化学',
  '物理',
  '生态',
  '工程',
  '法学',
  '农学',
  '统计',
  '护理',
  '能源',
  '地质',
  '语言',
];
const chineseThirds = ['学报', '研究', '评论', '通报', '技术', '进展'];

const subjects = [
  '工程技术/材料综合',
  '工程技术/能源与燃料',
  '医学/肿瘤学',
  '医学/护理',
  '化学/分析化学',
  '物理与天体物理/光学',
  '生物学/生态学',
  '计算机科学/人工智能',
  '经济学/应用经济',
  '教育学/高等教育',
  '法学/国际法',
  '历史学/世界史',
  '农林科学/农艺学',
  '地球科学/地质学',
  '数学/统计学',
  '管理学/信息管理',
  '心理学/发展心理学',
  '环境科学与生态学/水资源',
  '哲学/科学哲学',
  '艺术学/设计',
];
const indexes = ['SCIE', 'SSCI', 'ESCI', 'EI', 'CSSCI', 'CSCD', '北大核心', '科技核心'];
const languages = ['英语', '英语', '英语', '中文', '德语', '法语', '西班牙语', '日语', '葡萄牙语'];
const frequencies = ['月刊', '双月刊', '季刊', '半月刊', '半年刊', '年刊'];
const countries = ['美国', '英国', '荷兰', '德国', '中国', '瑞士', '日本', '巴西', '波兰'];

/** A number that looks like chance and comes out the same everywhere. */
function hash(n, salt) {
  let h = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

const pick = (list, n, salt) => list[hash(n, salt) % list.length];

/** An ISSN that the check digit fits, of seven digits. */
export function madeIssn(number) {
  const digits = String(number).padStart(7, '0');
  const sum = [...digits].reduce((all, digit, i) => all + Number(digit) * (8 - i), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${check === 10 ? 'X' : check}`;
}

/** The columns of the made-up file. */
export const madeColumns = [
  '刊名',
  '中文刊名',
  '缩写',
  '曾用名',
  'ISSN',
  'EISSN',
  'CN号',
  '出版社',
  '主办单位',
  '国家',
  '语种',
  '刊期',
  '学科',
  '收录',
  'OA',
  'APC',
  '审稿周期',
  '录用率',
  '年发文量',
  '自引率',
  '国人占比',
  '网址',
  '影响因子',
  'JCR分区',
  'JCR学科',
  '大类',
  '大类分区',
  'Top期刊',
  '小类1',
  '小类1分区',
  '小类2',
  '小类2分区',
  '复合影响因子',
  '综合影响因子',
];

/** The n-th made-up journal, in the order of the columns. A share of everything is missing, as it is in real files. */
export function madeRow(n) {
  const chinese = n % 12 === 5;
  const said = (share, salt, value) => (hash(n, salt) % 100 < share ? value : '');
  const number = 1 + Math.floor(n / (firsts.length * seconds.length));
  const words = [
    pick(forms, n, 1),
    firsts[n % firsts.length],
    seconds[Math.floor(n / firsts.length) % seconds.length],
    pick(thirds, n, 2),
  ];
  const name = chinese
    ? `${pick(chineseFirsts, n, 3)}${pick(chineseSeconds, n, 4)}${pick(chineseThirds, n, 5)}第${n}辑`
    : `${words.join(' ')} ${number}`;
  const subject = pick(subjects, n, 6);
  const [whole, part] = subject.split('/');
  const impact = (1 + (hash(n, 7) % 12_000)) / 1000;
  const tier = 1 + (hash(n, 8) % 4);
  return [
    ...[name, chinese ? name : said(8, 9, `${pick(chineseSeconds, n, 10)}译介第${n}种`)],
    said(60, 11, words.map((word) => word.slice(0, 4)).join(' ') + number),
    said(6, 12, `Old ${words.slice(1).join(' ')} ${n}`),
    ...[madeIssn(1_500_000 + n), said(70, 13, madeIssn(5_500_000 + n))],
    chinese
      ? `CN ${String(10 + (Math.floor(n / 120_000) % 80))}-${String(Math.floor(n / 12) % 10_000).padStart(4, '0')}/${'GRTFH'[hash(n, 14) % 5]}`
      : '',
    ...[said(80, 15, `港湾出版社${hash(n, 16) % 300}`), chinese ? `${pick(chineseFirsts, n, 17)}大学` : ''],
    ...[pick(countries, n, 18), chinese ? '中文' : pick(languages, n, 19), pick(frequencies, n, 20)],
    ...[said(90, 21, hash(n, 22) % 4 === 0 ? `${subject}; ${pick(subjects, n, 23)}` : subject)],
    [said(40, 24, pick(indexes, n, 25)), said(20, 26, pick(indexes, n, 27))].filter(Boolean).join('; '),
    ...[said(70, 28, hash(n, 29) % 3 === 0 ? '是' : '否'), said(40, 30, `${hash(n, 31) % 4000} USD`)],
    ...[said(60, 32, String(2 + (hash(n, 33) % 40))), said(50, 34, `${3 + (hash(n, 35) % 80)}%`)],
    ...[
      said(80, 36, String(20 + (hash(n, 37) % 2000))),
      said(50, 38, `${hash(n, 39) % 40}%`),
      said(50, 40, `${hash(n, 41) % 90}%`),
    ],
    `https://journals.example/${n}`,
    ...(chinese
      ? ['', '', '']
      : [said(80, 42, String(impact)), said(80, 42, `Q${tier}`), said(80, 42, part)]),
    ...(chinese
      ? ['', '', '']
      : [said(70, 43, whole), said(70, 43, String(tier)), said(70, 43, tier === 1 ? '是' : '否')]),
    ...(chinese
      ? ['', '', '', '']
      : [said(70, 43, part), said(70, 43, `${tier} [${1 + (hash(n, 44) % 400)}/495]`), '', '']),
    ...(chinese ? [String(impact / 2), said(80, 45, String(impact / 3))] : ['', '']),
  ];
}

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV of so many made-up journals, in pieces of some hundred rows. */
export function* madeCsv(count, first = 0) {
  yield `\ufeff${madeColumns.join(',')}\r\n`;
  let piece = '';
  for (let n = first; n < first + count; n += 1) {
    piece += `${madeRow(n).map(cell).join(',')}\r\n`;
    if (piece.length > 60_000) {
      yield piece;
      piece = '';
    }
  }
  if (piece) yield piece;
}
