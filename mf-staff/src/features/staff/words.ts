/** What the page says, the same on both platforms. */
export const words = {
  title: '运营台',
  empty: '这里还没有内容',
  home: '返回首页',
} as const;
