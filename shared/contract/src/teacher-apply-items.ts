/**
 * What an applicant hands in, item by item, as staff decide it. `step` is where it is filled in; evidence is uploaded, at
 * most `files` of an item.
 */
export const applyItems = {
  real_name: { label: '真实姓名', step: 'form', needed: true },
  degree: { label: '最高学历', step: 'form', needed: true },
  university: { label: '毕业院校', step: 'form', needed: true },
  major: { label: '专业', step: 'form', needed: true },
  graduated: { label: '毕业时间', step: 'form', needed: true },
  degree_no: { label: '学历编号', step: 'form' },
  title: { label: '职称', step: 'form' },
  unit: { label: '工作单位', step: 'form', needed: true },
  subjects: { label: '学科', step: 'form', needed: true },
  languages: { label: '服务语种', step: 'form', needed: true },
  intro: { label: '自我介绍', step: 'form', needed: true },
  works: { label: '代表成果', step: 'form', newOnly: true },
  skills: { label: '擅长服务', step: 'form', needed: true, newOnly: true },
  sample: { label: '试做样例', step: 'form', needed: true, newOnly: true },
  id_number: { label: '证件号码', step: 'teacherid', needed: true },
  id_front: { label: '人像面', step: 'teacherid', needed: true, files: 1, picture: true },
  id_back: { label: '国徽面', step: 'teacherid', needed: true, files: 1, picture: true },
  degree_proof: { label: '学历证明', step: 'teacherid', needed: true, files: 3 },
  title_proof: { label: '职称证明', step: 'teacherid', files: 3 },
  work_proof: { label: '成果证明', step: 'teacherid', files: 10 },
} as const satisfies Record<string, ApplyItemRule>;

interface ApplyItemRule {
  label: string;
  step: 'form' | 'teacherid';
  needed?: true;
  /** Asked in the new flow alone. */
  newOnly?: true;
  files?: number;
  /** A photograph: no PDF. */
  picture?: true;
}

export type ApplyItem = keyof typeof applyItems;

export const applyItemNames = Object.keys(applyItems) as ApplyItem[];

export const applyItem = (item: ApplyItem): ApplyItemRule => applyItems[item];

/** Items that are evidence, and how many files each takes. */
export const evidenceItems = applyItemNames.filter((item) => applyItem(item).files !== undefined);

/** Items that a flow asks for. */
export const itemsOf = (flow: 2 | 3): ApplyItem[] =>
  applyItemNames.filter((item) => flow === 3 || !applyItem(item).newOnly);

export const degrees = {
  bachelor: '本科',
  master: '硕士研究生',
  doctor: '博士研究生',
  postdoc: '博士后',
} as const;

export type Degree = keyof typeof degrees;

/** Titles to choose from; anything else is written. */
export const academicTitles = [
  ...['教授', '副教授', '讲师', '助教', '研究员', '副研究员', '助理研究员', '高级工程师', '工程师'],
  ...['主任医师', '副主任医师', '主治医师', '编审', '副编审', '译审', '博士后', '博士研究生'],
] as const;

export const applyLanguages = {
  zh: '中文',
  en: '英文',
  ja: '日文',
  ko: '韩文',
  de: '德文',
  fr: '法文',
  ru: '俄文',
  es: '西班牙文',
} as const;

export const idTypes = {
  resident: '居民身份证',
  hmt: '港澳台居民居住证',
  passport: '护照',
} as const;

export type IdType = keyof typeof idTypes;

/** The bounds of what is written. */
export const applyRule = {
  /** Longest sample of a trial, in characters. */
  sample: 300,
  works: 10,
  subjects: 3,
  intro: { least: 20, most: 600 },
} as const;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The last of the 18 of a 居民身份证, which follows from those before (GB 11643). */
export function checkDigit(first17: string): string {
  const sum = weights.reduce((total, weight, n) => total + weight * Number(first17[n]), 0);
  return '10X98765432'.charAt(sum % 11);
}

/** What is wrong with the number of an identity document; empty for nothing. @param today `2026-11-28` */
export function idNumberProblem(type: IdType, number: string, today: string): string {
  if (type === 'passport')
    return /^[A-Z0-9]{5,20}$/.test(number) ? '' : '护照号码为5至20位字母与数字，请对照证件再看一遍';
  if (!/^\d{17}[\dX]$/.test(number)) return '证件号码为18位数字，末位可以是X';
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const at = new Date(`${birthday}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(birthday) && birthday < today;
  if (!real || number < '11' || birthday < '1900') return '证件号码里的出生日期不存在，请对照证件再看一遍';
  const adult = `${Number(birthday.slice(0, 4)) + 18}${birthday.slice(4)}`;
  if (adult > today) return '须年满18周岁才能申请';
  return checkDigit(number) === number[17] ? '' : '第 18 位校验码与前 17 位不符，请对照证件再看一遍';
}

/** 4201 **** **** 3417 */
export const maskedId = (number: string): string =>
  number.length >= 12
    ? `${number.slice(0, 4)} **** **** ${number.slice(-4)}`
    : `${number.slice(0, 2)}****${number.slice(-2)}`;
