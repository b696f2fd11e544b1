/** What the lists of one's own say of themselves. */
export const historyWords = {
  title: '浏览历史',
  failed: '浏览历史没有加载出来',
  empty: '还没有浏览过帖子',
};
export const blockedWords = {
  title: '屏蔽的用户',
  failed: '名单没有加载出来',
  empty: '没有屏蔽任何人',
};
