/** Codes of `exams.status`; the table of transitions lives in the server. */
export const examStatus = { draft: 0, open: 1, closed: 2 } as const;

export type ExamStatus = (typeof examStatus)[keyof typeof examStatus];

/** What people read for each code. */
export const examStatusLabel: Record<ExamStatus, string> = { 0: '草稿', 1: '开放中', 2: '已停用' };

/** When the right answers and explanations of an exam may be seen. */
export const showAnswer = { never: 0, afterHandIn: 1, onceDone: 2 } as const;

export type ShowAnswer = (typeof showAnswer)[keyof typeof showAnswer];

/** What people read for each rule. */
export const showAnswerLabel: Record<ShowAnswer, string> = {
  0: '不公布答案',
  1: '交卷后可看答案与讲解',
  2: '通过或次数用尽后可看答案与讲解',
};

/** Seconds after the end in which the server still takes what was on its way. */
export const examGraceSeconds = 60;

/** The bounds of an exam. */
export const examRule = {
  minutes: { least: 1, most: 300 },
  questions: 100,
  attempts: 20,
  /** Minutes. */
  coolDown: 7 * 24 * 60,
} as const;
