/** One rule of a new password, and whether it is kept. */
export interface PasswordRule {
  text: string;
  kept: boolean;
}

const kinds = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/];

/** The rules of a new password; the server checks them again, and a list of weak passwords on top. */
export function passwordRules(password: string, phone: string): PasswordRule[] {
  const used = kinds.filter((kind) => kind.test(password)).length;
  return [
    { text: '8–20 个字符', kept: password.length >= 8 && password.length <= 20 },
    { text: '字母、数字、符号至少两种', kept: used >= 2 },
    { text: '不包含手机号', kept: password !== '' && !(phone && password.includes(phone)) },
  ];
}

/** What is wrong with a new password, if anything. */
export function checkNewPassword(password: string, phone: string): string | undefined {
  if (!password) return '请设置密码';
  const broken = passwordRules(password, phone).find((rule) => !rule.kept);
  return broken && `密码须满足：${broken.text}`;
}
