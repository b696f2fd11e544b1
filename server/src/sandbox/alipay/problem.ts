/** An error answer of the Alipay sandbox: `code` with `sub_code` and their texts. */
export class AlipayProblem extends Error {
  constructor(
    readonly code: '20000' | '40001' | '40002' | '40004',
    readonly subCode: string,
    message: string,
  ) {
    super(message);
  }
}

export function businessProblem(subCode: string, message: string): AlipayProblem {
  return new AlipayProblem('40004', `ACQ.${subCode}`, message);
}

/** Alipay's text for each code. */
export const codeText = {
  '20000': 'Service Currently Unavailable',
  '40001': 'Missing Required Arguments',
  '40002': 'Invalid Arguments',
  '40004': 'Business Failed',
} as const;
