/** Direct submission with a journal brought along. */
export const submitPath = (id: number) => `/uploadfile/?tab=new&journal=${id}`;

/** Forms of services about submitting, which take a journal along too. */
export const submitForms = [
  { form: 12, title: '投稿指导', says: '刊名带入目标期刊' },
  { form: 13, title: '期刊推荐', says: '推荐相近的其他期刊' },
  { form: 14, title: '投稿信润色', says: '刊名带入目标期刊' },
] as const;
