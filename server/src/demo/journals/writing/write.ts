import { Chance } from '../../chance';
import { topicsOf } from './topics';

/** How titles are made of two topics: of fields that tell and argue, and of those that measure. */
const telling = {
  cn: [
    '{a}与{b}：文献与问题',
    '论{a}中的{b}',
    '{a}的流变：以{b}为线索',
    '{place}个案中的{a}与{b}',
    '重新理解{a}：{b}的视角',
    '{a}何以可能？从{b}说起',
  ],
  en: [
    'Rethinking {a}: a view from {b}',
    '{A} and {b} in {place}',
    'What {a} owes to {b}',
    'On {a} after {b}',
    '{A} revisited: sources and questions',
    'Between {a} and {b}: a reading',
  ],
};
const measuring = {
  cn: [
    '{a}对{b}的影响：{place}调查',
    '{b}条件下{a}的变化规律',
    '{a}与{b}的关系：三年观测',
    '面向{b}的{a}优化',
    '{a}的不确定性及其对{b}的意义',
    '{place}{a}与{b}的比较',
  ],
  en: [
    '{A} under {b}: three years of measurements',
    'How {a} depends on {b}',
    '{A} in {place}: a survey of {b}',
    'Comparing {a} with {b}',
    'Uncertainty of {a} and what it means for {b}',
    'Towards better {a} through {b}',
  ],
};
const tellers = new Set(['哲学', '法学', '文学', '历史学', '艺术学']);
const places = [
  ['南屿', 'Nanyu'],
  ['东礁', 'Dongjiao'],
  ['云泽', 'Yunze'],
  ['北岬', 'Beijia'],
  ['海岚', 'Hailan'],
  ['澄湾', 'Chengwan'],
] as const;

/** What of a made-up journal its scope and titles follow from. */
interface Writer {
  /** 大类/小类 */
  subject: string;
  /** Which of its field's journals it is. */
  i: number;
  chinese: boolean;
}

/** The topics that a journal cares for most, and the others of its field. */
function cared({ subject, i }: Writer) {
  const all = topicsOf(subject.split('/')[1] ?? '');
  const turned = all.map((_, n) => all[(n + i * 3) % all.length] ?? { cn: '', en: '' });
  return { main: turned.slice(0, 5), others: turned.slice(5) };
}

/** What a made-up journal says of itself; of those in English in both languages. */
export function scopeOf(writer: Writer): string {
  const { main, others } = cared(writer);
  const field = writer.subject.split('/')[1] ?? '';
  const said = main.map(({ cn }) => cn);
  const chinese = `刊登${field}领域的原创研究、综述与研究报告，重点是${said.slice(0, 4).join('、')}和${said[4]}，也关注${others.map(({ cn }) => cn).join('与')}等交叉问题。来稿需有完整的数据与可重复的步骤。`;
  if (writer.chinese) return chinese;
  const named = main.map(({ en }) => en);
  return `${chinese} The journal publishes original work on ${named.slice(0, 4).join(', ')} and ${named[4]}.`;
}

/** A title that a made-up journal published. */
export interface MadeTitle {
  year: number;
  title: string;
}

/** Titles of each made-up journal. */
export const titlesEach = 6;

const upper = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Titles that a made-up journal published in the last years, in its language: mostly of what it cares for. */
export function titlesOf(writer: Writer): MadeTitle[] {
  const { main, others } = cared(writer);
  const [discipline = '', field = ''] = writer.subject.split('/');
  const chance = new Chance(
    [...field].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), writer.i + 1) % 2 ** 31,
  );
  const language = writer.chinese ? 'cn' : 'en';
  const forms = chance.shuffle((tellers.has(discipline) ? telling : measuring)[language]);
  const firsts = chance.shuffle(main);
  return Array.from({ length: titlesEach }, (_, n) => {
    const a = firsts[n % firsts.length]?.[language] ?? '';
    const b = chance.pick([...main, ...others].filter((topic) => topic[language] !== a))[language];
    const place = chance.pick(places)[writer.chinese ? 0 : 1];
    const title = (forms[n % forms.length] ?? '')
      .replace('{a}', a)
      .replace('{A}', upper(a))
      .replace('{b}', b)
      .replace('{place}', place);
    return { year: 2025 - (n % 4), title };
  });
}
