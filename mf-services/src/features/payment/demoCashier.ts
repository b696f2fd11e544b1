/** The sandbox puts the address of its cashier into the code; a real gateway's code is of its own scheme. */
export function demoCashier(payment: { code_url: string }): string {
  return /^https?:\/\//.test(payment.code_url) ? payment.code_url : '';
}
