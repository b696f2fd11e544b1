import { isLive } from '@harbor/runtime';
import {
  BookOpen,
  CalendarClock,
  ClipboardList,
  Heart,
  IdCard,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  ShieldCheck,
  Ticket,
  UserRound,
} from 'lucide-react';

/** A page of the personal centre. */
export interface RailItem {
  path: string;
  title: string;
  Icon: LucideIcon;
}

const items: readonly RailItem[] = [
  { path: '/orderpage/', title: '我的订单', Icon: ClipboardList },
  { path: '/cloudclassroom/', title: '云课堂', Icon: BookOpen },
  { path: '/evaluation/', title: '我的评价', Icon: MessageSquareText },
  { path: '/collect/', title: '我的收藏', Icon: Heart },
  { path: '/plan/', title: '倒排计划', Icon: CalendarClock },
  { path: '/teacherlist/avoid', title: '回避名单', Icon: ShieldCheck },
  { path: '/coupon/', title: '优惠券', Icon: Ticket },
  { path: '/myinfo/', title: '个人资料', Icon: UserRound },
  { path: '/idsetting/', title: '账号设置', Icon: IdCard },
  { path: '/modifypassword/', title: '修改密码', Icon: KeyRound },
];

/** The pages of the personal centre that this release of the site has. */
export function railItems(): RailItem[] {
  return items.filter(({ path }) => isLive(path));
}
