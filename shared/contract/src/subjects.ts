/** The disciplines of the national catalogue (研究生教育学科专业目录, 2022) by their number: 研究方向 of a profile. */
export const subjects = {
  1: '哲学',
  2: '经济学',
  3: '法学',
  4: '教育学',
  5: '文学',
  6: '历史学',
  7: '理学',
  8: '工学',
  9: '农学',
  10: '医学',
  11: '军事学',
  12: '管理学',
  13: '艺术学',
  14: '交叉学科',
} as const;

/** How many of them a profile may name. */
export const mostSubjects = 3;
