/** What the page of announcements says of itself. */
export const announcementWords = {
  title: '网站公告',
  lead: '服务时间、新功能与规则变化，都在这里公布。',
};
