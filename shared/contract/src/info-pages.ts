/** One of the pages that tell about the house: where it is, and on which platforms. */
export interface InfoPage {
  path: string;
  title: string;
  /** Left out: both. */
  only?: 'desktop' | 'mobile';
}

/** The information pages in the order in which people see them. */
export const infoPages: readonly InfoPage[] = [
  { path: '/breadcrumb/3', title: '帮助中心' },
  { path: '/breadcrumb/2', title: '网站公告' },
  { path: '/breadcrumb/4', title: '投诉建议' },
  { path: '/breadcrumb/7', title: '意见反馈' },
  { path: '/breadcrumb/8', title: '资源福利包', only: 'mobile' },
  { path: '/classroom', title: '客户端下载' },
  { path: '/breadcrumb/5', title: '关于我们' },
  { path: '/breadcrumb/6', title: '隐私政策' },
  { path: '/breadcrumb/1', title: '免责声明' },
];

/** Those of one platform. */
export const infoPagesOf = (platform: 'desktop' | 'mobile'): InfoPage[] =>
  infoPages.filter(({ only }) => only === undefined || only === platform);
