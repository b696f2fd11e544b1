/**
 * The two things that nobody needs to allow, in the words under which they are allowed: a further use of either needs new
 * words here and a new version in the server's `areas/identity/privacy/settings.ts`.
 */
export const switches = [
  {
    name: 'recommend',
    title: '个性化推荐',
    on: '根据您的收藏和订单，把您可能需要的服务排在前面。关闭后按热度排列，对所有人相同。',
    off: '当前按热度排列，对所有人相同。开启即同意我们用您的收藏和订单来调整推荐的顺序。',
  },
  {
    name: 'history',
    title: '浏览记录',
    on: '记录您看过的页面，只用于不含身份的访问统计。关闭后暂停记录，不影响使用。',
    off: '已暂停：不记录您看过的页面，也不计入访问统计。不影响使用。',
  },
] as const;
