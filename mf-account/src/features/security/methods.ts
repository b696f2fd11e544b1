const names: Record<string, string> = {
  password: '密码登录',
  sms: '验证码登录',
  register: '注册',
  wechat: '微信登录',
  reset: '修改密码后登录',
  claim: '验证码登录',
};

/** How somebody logged in, in words. */
export const methodText = (method: string) => names[method] ?? '登录';
