import { hidingBases } from '@harbor/contract/appraise-status';
import { invoiceStatusLabel } from '@harbor/contract/invoice-status';
import { orderStatusLabel } from '@harbor/contract/order-status';
import { refundStatusLabel } from '@harbor/contract/refund-status';
import { auditFields } from '../../base/accounts/audit-fields';
import { auditGroups, auditObjects } from '../../base/accounts/audit-words';

type Labels = Readonly<Record<string, string>>;

const labelled = (labels: Labels) => (value: unknown) => labels[String(value)] ?? String(value);

const statuses: Record<string, (value: unknown) => string> = {
  order: labelled(orderStatusLabel),
  refund: labelled(refundStatusLabel),
  invoice: labelled(invoiceStatusLabel),
  payment: labelled(orderStatusLabel),
};

/** 分 as 元; -1 is what a gateway did not say. */
const yuan = (value: unknown) => (Number(value) < 0 ? '未知' : `¥${(Number(value) / 100).toFixed(2)}`);

const step = { password: '密码', sms: '短信验证码', wechat: '微信' };

/** How values of some fields are read; all others as they are. */
const values: Record<string, (value: unknown) => string> = {
  amount_fen: yuan,
  pay_fen: yuan,
  method: labelled({ ...step, register: '注册', reset: '重设密码', claim: '新号主登录' }),
  by: labelled({ ...step, staff: '运营', user: '用户', visitor: '访客', system: '系统' }),
  channel: labelled({ wechat: '微信支付', alipay: '支付宝' }),
  document: labelled({ terms: '用户协议', privacy: '隐私政策', marketing: '营销信息' }),
  part: labelled({ review: '评价', append: '追评' }),
  basis: labelled(hidingBases),
  act: labelled({ grant: '同意', refuse: '拒绝' }),
  object: labelled(auditObjects),
};

const readable = (group: string, field: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (field === 'from' || field === 'status') return (statuses[group] ?? String)(value);
  if (field in values) return values[field]?.(value) ?? '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What a line says beside actor, action and object, in words. */
export function detailOf(
  action: string,
  detail: Record<string, unknown>,
): { label: string; value: string }[] {
  const [group = ''] = action.split('.');
  return Object.entries(detail).map(([field, value]) => ({
    label: (auditFields as Labels)[field] ?? field,
    value: readable(group, field, value),
  }));
}

/** What is said of the type of an object. */
export const objectTitle = (type: string): string => (auditObjects as Labels)[type] ?? type;

/** What is said of the first word of an action. */
export const groupTitle = (prefix: string): string => (auditGroups as Labels)[prefix] ?? prefix;

/** Pages of things, by their type. A test follows each. */
export const pageOf: Record<string, (no: string) => string> = {
  post: (no) => `/postdetail/${no}`,
  topic: (no) => `/topicdetail/${no}/`,
  goods: (no) => `/staff/catalogue/${encodeURIComponent(no)}`,
  remote: (no) => `/staff/releases?remote=${encodeURIComponent(no)}`,
};

/** Only the first half of an address is shown: enough to tell networks apart, not people. */
export function maskIp(ip: string): string {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 3).join(':')}::*`;
  return `${ip.split('.').slice(0, 2).join('.')}.*.*`;
}
