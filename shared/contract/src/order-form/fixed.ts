/**
 * Fields that the site itself works with, by their keys, and what for. A form that has one keeps it: its words may
 * change, its kind and who sees it may not.
 */
export const fixedFields: Readonly<Record<string, string>> = {
  contact_name: '称呼用于联系买家',
  phone: '手机号用于联系买家，并从账号带出',
  wechat: '微信号只给客服看',
  email: '邮箱只给客服看',
  identity: '下次填写时自动带出',
  subject: '下次填写时自动带出',
  direction: '下次填写时自动带出',
  expected_date: '完成日期按服务的最短天数核对',
  avoid: '派单时按它回避单位和老师',
  no_secret: '买家的声明',
  integrity: '买家的声明',
};
