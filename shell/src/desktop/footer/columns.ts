import { onlyLive } from '@harbor/runtime';
import { categories, categoryPath } from '../../menu/categories';

/** One link of the footer. */
export interface FooterLink {
  title: string;
  path: string;
  newTab?: boolean;
}

/** One column of the footer. */
export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
  pair?: boolean;
}

/** The columns of the footer whose links stay what they are; the latest content stands behind them. */
const footerColumns: readonly FooterColumn[] = [
  {
    title: '服务分类',
    pair: true,
    links: categories.map(({ id, title }) => ({ title, path: categoryPath(id) })),
  },
  {
    title: '个人中心',
    links: [
      { title: '我的订单', path: '/orderpage/' },
      { title: '云课堂', path: '/cloudclassroom/' },
      { title: '我的收藏', path: '/collect/' },
      { title: '优惠券', path: '/coupon/' },
      { title: '账号设置', path: '/idsetting/' },
    ],
  },
  {
    title: '帮助',
    pair: true,
    links: [
      { title: '帮助中心', path: '/breadcrumb/3' },
      { title: '网站公告', path: '/breadcrumb/2' },
      { title: '用户评价', path: '/evaluationlist/' },
      { title: '客户端下载', path: '/classroom', newTab: true },
      { title: '投诉建议', path: '/breadcrumb/4' },
      { title: '意见反馈', path: '/breadcrumb/7' },
      { title: '隐私政策', path: '/breadcrumb/6' },
      { title: '免责声明', path: '/breadcrumb/1' },
    ],
  },
];

/** The columns with what live releases offer; one without anything is not drawn. */
export const liveColumns = (): FooterColumn[] =>
  footerColumns
    .map((column) => ({ ...column, links: onlyLive(column.links) }))
    .filter(({ links }) => links.length > 0);

/** At the right of the last line. */
export const baseLinks: readonly FooterLink[] = [
  { title: '违法和不良信息举报', path: '/breadcrumb/4' },
  { title: '未成年人保护', path: '/breadcrumb/6' },
  { title: '关于我们', path: '/breadcrumb/5' },
];
