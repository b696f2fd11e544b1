/** The home page: its whole title, and what search engines show of it. */
export const homeWords = {
  title: '学术港 - 研究自己做，难处有人教',
  description: '学术港：研究自己做，难处有人教。论文辅导、选刊推荐、翻译润色、会议与知识产权咨询，全程留痕。',
};
