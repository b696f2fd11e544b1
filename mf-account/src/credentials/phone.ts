const pattern = /^1[3-9]\d{9}$/;

/** Digits of a mainland number as typed, pasted or filled in: without spaces, dashes and +86. */
export function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const local = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits;
  return local.slice(0, 11);
}

/** `138 2046 7715`. */
export function groupPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d+)$/, '$1 $2 $3');
}

/** What is wrong with a phone number, if anything. */
export function checkPhone(phone: string): string | undefined {
  if (!phone) return '请输入手机号';
  return pattern.test(phone) ? undefined : '请输入正确的手机号';
}

/** What is wrong with a code, if anything. */
export function checkCode(code: string): string | undefined {
  if (!code) return '请输入验证码';
  return /^\d{6}$/.test(code) ? undefined : '请输入6位验证码';
}
