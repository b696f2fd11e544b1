/**
 * Who of the operating team may do what: the one table that the server, the screens and the tests read. Denied unless it
 * is written here. The super administrator holds every right.
 */

/** What somebody of the operating team does. */
export const staffRoles = {
  admin: '超级管理员',
  operations: '运营',
  moderator: '审核',
  support: '客服',
  finance: '财务',
  teaching: '教务',
} as const;

export type StaffRole = keyof typeof staffRoles;

interface Right {
  /** What it allows, for people who give roles. */
  title: string;
  /** Roles that hold it, besides the super administrator. */
  roles: readonly Exclude<StaffRole, 'admin'>[];
}

const everybody = ['operations', 'moderator', 'support', 'finance', 'teaching'] as const;

const table = {
  desk: { title: '进入工作台', roles: everybody },
  'users.read': { title: '查找用户', roles: ['operations', 'moderator', 'support', 'finance'] },
  'users.note': { title: '写用户备注', roles: ['operations', 'moderator', 'support'] },
  'reveal.contact': { title: '查看完整的手机号与邮箱（逐次记录）', roles: ['operations', 'support'] },
  'users.freeze': { title: '冻结与解除冻结账号', roles: ['operations', 'moderator'] },
  'users.return': { title: '归还易主的账号', roles: ['operations'] },
  'forum.moderate': { title: '审核帖子与评论', roles: ['operations', 'moderator'] },
  'forum.arrange': { title: '管理话题与论坛分类', roles: ['operations', 'moderator'] },
  'reviews.moderate': { title: '审核评价', roles: ['operations', 'moderator'] },
  'reviews.reply': { title: '回复评价', roles: ['operations', 'support'] },
  'experiences.moderate': { title: '审核投稿经验', roles: ['operations', 'moderator'] },
  'moderation.past': { title: '查看作者以往内容与处理记录', roles: ['operations', 'moderator'] },
  sentinel: { title: '核对多次触发合规提示的用户', roles: ['operations', 'moderator'] },
  'orders.read': { title: '查看订单与信息表', roles: ['operations', 'support', 'finance'] },
  'orders.price': { title: '报价与改价', roles: ['operations'] },
  'orders.serve': { title: '派单、交付与更换老师', roles: ['operations'] },
  'orders.note': { title: '给买家留言与内部备注', roles: ['operations', 'support'] },
  'traces.revoke': { title: '撤销留痕报告', roles: ['operations'] },
  'refunds.read': { title: '查看退款', roles: ['operations', 'support', 'finance'] },
  'refunds.decide': { title: '处理退款', roles: ['operations', 'finance'] },
  'invoices.read': { title: '查看发票申请', roles: ['operations', 'support', 'finance'] },
  'invoices.decide': { title: '开具、驳回与红冲发票', roles: ['finance'] },
  submissions: { title: '处理投稿', roles: ['operations'] },
  tickets: { title: '处理工单', roles: ['operations', 'support'] },
  chat: { title: '在线接待', roles: ['operations', 'support'] },
  'coupons.read': { title: '查看优惠券', roles: ['operations', 'support', 'finance'] },
  'coupons.manage': { title: '新建、发放、停发与作废优惠券', roles: ['operations'] },
  catalogue: { title: '管理服务、规格与价格、服务分类', roles: ['operations'] },
  press: { title: '编辑头条、标签与专题', roles: ['operations'] },
  journals: { title: '导入期刊数据、维护分区与指标版本、答复期刊纠错', roles: ['operations'] },
  'visits.read': { title: '查看访问统计', roles: ['operations'] },
  'finance.read': { title: '查看与导出每日收退款和对账', roles: ['finance'] },
  'finance.settle': { title: '对账与处理差异', roles: ['finance'] },
  words: { title: '维护敏感词', roles: ['operations', 'moderator'] },
  settings: { title: '查看运行参数、修改不涉及资金与安全的参数', roles: ['operations'] },
  'settings.all': { title: '修改涉及资金与安全的运行参数', roles: [] },
  'first-day': { title: '查看与重试开站检查', roles: ['operations'] },
  forms: { title: '修改与发布订单信息表', roles: ['operations'] },
  'site.manage': { title: '管理公告、帮助、协议、链接、下载与客服联系方式', roles: ['operations'] },
  releases: { title: '发布与回退模块版本', roles: ['operations'] },
  'staff.manage': { title: '管理运营人员与角色', roles: [] },
  audit: { title: '查阅与导出操作日志', roles: ['finance'] },
} as const satisfies Record<string, Right>;

export type StaffRight = keyof typeof table;

/** Why somebody of the team is turned away with a 403, as its `data.reason`. */
export const staffGates = [
  /** There is no second factor yet: the entry sets it up. */
  'SECOND_FACTOR_MISSING',
  /** This session has not passed it, or was idle for too long. */
  'SECOND_FACTOR_WANTED',
  /** No role of theirs holds the right. */
  'RIGHT_MISSING',
  /** Steps with money or rights want a code of the last minutes. */
  'PROOF_WANTED',
] as const;

export type StaffGate = (typeof staffGates)[number];

/** Every right, what it allows and which roles hold it. */
export const staffRights: Record<StaffRight, Right> = table;

/** Whether one of these roles holds a right. */
export function hasRight(roles: readonly StaffRole[], right: StaffRight): boolean {
  return roles.some((role) => role === 'admin' || staffRights[right].roles.includes(role));
}

/** All rights that these roles hold together. */
export function rightsOf(roles: readonly StaffRole[]): StaffRight[] {
  return (Object.keys(staffRights) as StaffRight[]).filter((right) => hasRight(roles, right));
}
