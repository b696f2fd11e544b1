/** Codes of a question's type. */
export const questionKind = { single: 1, multiple: 2, judge: 3, blank: 4, essay: 5 } as const;

export type QuestionKind = (typeof questionKind)[keyof typeof questionKind];

/** What people read for each code. */
export const questionKindLabel: Record<QuestionKind, string> = {
  1: '单选',
  2: '多选',
  3: '判断',
  4: '填空',
  5: '简答',
};

/** How each type is graded, in a sentence for whoever answers. */
export const questionKindRule: Record<QuestionKind, string> = {
  1: '单选：选对得满分',
  2: '多选：全部选对得满分，选对一部分得一半，含错误选项不得分',
  3: '判断：判断正确得满分',
  4: '填空：不分大小写与全角半角，首尾空格不计',
  5: '简答：由老师人工阅卷',
};

/** The two options of a 判断. */
export const judgeOptions = [
  { key: 'T', text: '正确' },
  { key: 'F', text: '错误' },
] as const;

/** Codes of a question of the bank. */
export const questionStatus = { active: 1, retired: 2 } as const;

export type QuestionStatus = (typeof questionStatus)[keyof typeof questionStatus];

/** What people read for each code. */
export const questionStatusLabel: Record<QuestionStatus, string> = { 1: '使用中', 2: '已停用' };

/** The bounds of a question; both the desk's form and its import obey them. */
export const questionRule = {
  stem: 2000,
  option: 500,
  options: { least: 2, most: 8 },
  blanks: 10,
  /** Ways of writing one blank. */
  alternatives: 10,
  blank: 200,
  explanation: 2000,
  keywords: 10,
  /** Characters of a learner's short answer. */
  essay: 2000,
  points: 100,
} as const;
