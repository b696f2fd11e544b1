/** One item of the desktop menu. */
export interface MenuEntry {
  /** Number of the item: what `menu` in a remote's routes.json refers to. */
  number: number;
  title: string;
  path: string;
  newTab?: boolean;
}

/** The eight items of the desktop menu. */
export const menuItems: readonly MenuEntry[] = [
  { number: 1, title: '首页', path: '/' },
  { number: 2, title: '学术产品服务', path: '/productservice/' },
  { number: 3, title: '查询工具', path: '/querytool/' },
  { number: 4, title: '论坛', path: '/forumindex/' },
  { number: 5, title: '学术头条', path: '/academic/' },
  { number: 6, title: '直投系统', path: '/uploadfile/' },
  { number: 7, title: '视频学院', path: '/keyanclass/' },
  { number: 8, title: '客户端下载', path: '/classroom', newTab: true },
];
