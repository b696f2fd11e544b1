import type { DeskQueue } from '@harbor/contract';
import type { StaffRight } from '@harbor/contract/staff-rights';
import {
  Award,
  BookMarked,
  BookOpenCheck,
  Boxes,
  ChartLine,
  ClipboardList,
  ClipboardPenLine,
  FileText,
  GraduationCap,
  HandCoins,
  Hash,
  Headset,
  Inbox,
  Landmark,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Medal,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Milestone,
  MonitorPlay,
  Newspaper,
  NotebookPen,
  PencilLine,
  PenTool,
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
  UserSearch,
  UsersRound,
} from 'lucide-react';

/** A drawing for each queue that is known; a new one gets a tray. */
const icons: Record<string, LucideIcon> = {
  order: ClipboardList,
  refund: Undo2,
  withdrawal: Landmark,
  deduction: HandCoins,
  invoice: Receipt,
  post: MessageSquareText,
  press: NotebookPen,
  comment: MessagesSquare,
  experience: Milestone,
  correction: PencilLine,
  coursetexts: MonitorPlay,
  marking: PenTool,
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
const income: Place[] = [
  { path: '/staff/withdrawals', title: '提现打款', icon: Landmark, right: 'withdrawals.read' },
  { path: '/staff/deductions', title: '老师扣款', icon: HandCoins, right: 'deductions.read' },
];
const pool: Place = { path: '/staff/pool', title: '接单池', icon: UserSearch, right: 'orders.read' };
const catalogue: Place = { path: '/staff/catalogue', title: '服务目录', icon: Boxes, right: 'catalogue' };
const press: Place = { path: '/staff/press', title: '头条编辑', icon: Newspaper, right: 'press' };
const journals: Place = { path: '/staff/journals', title: '期刊导入', icon: BookMarked, right: 'journals' };
const school: Place[] = [
  { path: '/staff/courses', title: '课程与视频', icon: MonitorPlay, right: 'courses' },
  { path: '/staff/exams', title: '题库与考试', icon: GraduationCap, right: 'exams' },
  { path: '/staff/certificates', title: '结课证书', icon: Award, right: 'certificates.withdraw' },
];
const users: Place = { path: '/staff/users', title: '用户', icon: UserRound, right: 'users.read' };
const teacherLevels: Place = {
  path: '/staff/teachers/levels',
  title: '老师等级与信用',
  icon: Medal,
  right: 'teachers.read',
};
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
    { title: '交易', queues: of('trade'), places: allowed([pool, catalogue, forms]) },
    { title: '内容', queues: of('content'), places: allowed([press, journals]) },
    { title: '课程', queues: [], places: allowed(school) },
    { title: '用户', queues: of('people'), places: allowed([users, teacherLevels]) },
    { title: '客服', queues: of('service'), places: [] },
    { title: '财务', queues: [], places: allowed([finance, ...income]) },
    { title: '运营', queues: [], places: allowed(site) },
    { title: '系统', queues: [], places: allowed(system) },
  ];
  return groups.filter((group) => group.queues.length + group.places.length > 0);
}

export const queuePath = (queue: string, search = ''): string => `/staff/queue/${queue}${search}`;
