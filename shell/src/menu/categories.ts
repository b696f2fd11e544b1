/** The seven product categories by their numbers. */
export const categories = [
  { id: 1, title: '毕业论文辅导' },
  { id: 2, title: '普通期刊' },
  { id: 3, title: '国内核心' },
  { id: 4, title: '国外核心' },
  { id: 5, title: '翻译润色' },
  { id: 6, title: '学术会议' },
  { id: 7, title: '知识产权' },
] as const;

/** Address of a category's services. */
export const categoryPath = (id: number) => `/productservice/?category=${id}`;
