/** What a category of services is, in the words of a report. */
export interface HelpWords {
  /** Kinds of help that it gives. */
  kinds: string[];
  /** The same as a phrase of the English disclosure. */
  english: string;
}

const language: HelpWords = {
  kinds: ['语言润色与翻译：语法、术语、逻辑衔接与格式', '改动以修订方式给出，由作者逐条决定是否采纳'],
  english: 'language editing or translation support',
};

const journal: HelpWords = {
  kinds: ['选刊与投稿指导：期刊匹配、格式核对、审稿意见解读', '稿件由作者本人修改并投出'],
  english: 'advice on journal selection, manuscript formatting and the submission process',
};

/** By category of the catalogue. */
const byCategory: Record<number, HelpWords> = {
  1: {
    kinds: ['论文指导：选题、结构、方法与规范的讲解和批注', '正文由作者本人撰写和修改'],
    english: 'guidance on the structure, methods and academic conventions of the thesis',
  },
  2: journal,
  3: journal,
  4: journal,
  5: language,
  6: {
    kinds: ['会议指导：摘要与报告的批注、演练和投稿咨询', '内容由作者本人修改并报告'],
    english: 'advice on the preparation and presentation of the conference contribution',
  },
  7: {
    kinds: ['知识产权咨询：检索、材料核对与写作批注', '申请由作者本人或持证机构办理'],
    english: 'advice on search and on the preparation of documents',
  },
};

const any: HelpWords = { kinds: ['学术咨询与指导'], english: 'academic consulting' };

/** Which help an order of this category brought. */
export const helpOf = (categoryId: number): HelpWords => byCategory[categoryId] ?? any;

/** What the platform can say of every service here by itself; what only author and deliverer know is not among it. */
export const declarations = [
  '服务限于本报告写明的帮助，不包含代写、代投或替作者作出学术判断。',
  '报告中的校验值由文件内容计算得出，任何改动都会使校验值不同。',
];
