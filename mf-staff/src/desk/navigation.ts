import type { DeskQueue } from '@harbor/contract';
import type { StaffRight } from '@harbor/contract/staff-rights';
import {
  BookMarked,
  BookOpenCheck,
  Boxes,
  ChartLine,
  ClipboardList,
  ClipboardPenLine,
  FileText,
  Hash,
  Headset,
  Inbox,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Milestone,
  Newspaper,
  NotebookPen,
  PencilLine,
  Receipt,
  Rocket,
  Scale,
  ShieldAlert,
  SlidersHorizontal,
  SpellCheck,
  Star,
  TicketPercent,
  Undo2,
  UserCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** A drawing for each queue that is known; a new one gets a tray. */
const icons: Record<string, LucideIcon> = {
  order: ClipboardList,
  refund: Undo2,
  invoice: Receipt,
  post: MessageSquareText,
  press: NotebookPen,
  comment: MessagesSquare,
  experience: Milestone,
  correction: PencilLine,
  review: Star,
  topic: Hash,
  ticket: Headset,
  chat: MessageCircle,
  submission: FileText,
  sentinel: ShieldAlert,
  account: UserCheck,
  teacher: BookOpenCheck,
};

export const iconOf = (queue: string): LucideIcon => icons[queue] ?? Inbox;

/** A page of the desk that is no queue. */
interface Place {
  path: string;
  title: string;
  icon: LucideIcon;
  right: StaffRight;
}

interface Group {
  title: string;
  queues: DeskQueue[];
  places: Place[];
}

const finance: Place = { path: '/staff/finance', title: '对账', icon: Scale, right: 'finance.read' };
const catalogue: Place = { path: '/staff/catalogue', title: '服务目录', icon: Boxes, right: 'catalogue' };
const press: Place = { path: '/staff/press', title: '头条编辑', icon: Newspaper, right: 'press' };
const journals: Place = { path: '/staff/journals', title: '期刊导入', icon: BookMarked, right: 'journals' };
const users: Place = { path: '/staff/users', title: '用户', icon: UserRound, right: 'users.read' };
const forms: Place = { path: '/staff/forms', title: '信息表', icon: ClipboardPenLine, right: 'forms' };
const site: Place[] = [
  { path: '/staff/coupons', title: '优惠券', icon: TicketPercent, right: 'coupons.read' },
  { path: '/staff/site', title: '网站内容', icon: Megaphone, right: 'site.manage' },
  { path: '/staff/visits', title: '访问统计', icon: ChartLine, right: 'visits.read' },
];
const system: Place[] = [
  { path: '/staff/releases', title: '发布中心', icon: Rocket, right: 'releases' },
  { path: '/staff/words', title: '敏感词', icon: SpellCheck, right: 'words' },
  { path: '/staff/settings', title: '运行参数', icon: SlidersHorizontal, right: 'settings' },
  { path: '/staff/first-day', title: '开站检查', icon: ListTodo, right: 'first-day' },
  { path: '/staff/audit', title: '操作日志', icon: ListChecks, right: 'audit' },
  { path: '/staff/members', title: '团队成员', icon: UsersRound, right: 'staff.manage' },
];

/** The navigation of somebody: what their queues and rights show, group by group; none is empty. */
export function groupsOf(queues: readonly DeskQueue[], rights: readonly StaffRight[]): Group[] {
  const of = (group: DeskQueue['group']) => queues.filter((queue) => queue.group === group);
  const allowed = (places: Place[]) => places.filter(({ right }) => rights.includes(right));
  const groups: Group[] = [
    { title: '交易', queues: of('trade'), places: allowed([catalogue, forms]) },
    { title: '内容', queues: of('content'), places: allowed([press, journals]) },
    { title: '用户', queues: of('people'), places: allowed([users]) },
    { title: '客服', queues: of('service'), places: [] },
    { title: '财务', queues: [], places: allowed([finance]) },
    { title: '运营', queues: [], places: allowed(site) },
    { title: '系统', queues: [], places: allowed(system) },
  ];
  return groups.filter((group) => group.queues.length + group.places.length > 0);
}

export const queuePath = (queue: string, search = ''): string => `/staff/queue/${queue}${search}`;
