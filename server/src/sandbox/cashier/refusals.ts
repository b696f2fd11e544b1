const words: Record<string, string | undefined> = {
  'isv.invalid-timestamp': '付款链接已过期，请回到商家重新发起付款。',
  'isv.invalid-signature': '付款链接的签名不正确，请不要付款，并联系商家。',
  'isv.invalid-app-id': '付款链接不属于这个商家，请不要付款。',
  'ACQ.INVALID_PARAMETER': '付款信息不完整，或订单已过付款时限，请回到商家重新下单。',
  'ACQ.CONTEXT_INCONSISTENT': '付款信息与之前的不一致，请回到商家重新下单。',
};

/** Why the gateway shows no cashier. Only known codes get words: the address is open to anybody. */
export function refusalWords(code: string | undefined): { title: string; words: string } {
  return { title: '无法付款', words: words[code ?? ''] ?? '付款链接不正确，请回到商家重新发起付款。' };
}
