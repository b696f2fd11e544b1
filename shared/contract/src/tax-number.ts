/** Characters of a unified social credit code in the order of their values (GB 32100-2015, table 2): no I, O, S, V, Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const base = alphabet.length;

/** Without spaces and in capitals, as it is stored. */
export const tidyTaxNumber = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/**
 * The check character of a unified social credit code's first 17 characters: weights are powers of 3 modulo 31
 * (GB 32100-2015, 4.5). Undefined for characters that such a code does not have.
 */
export function creditCodeCheck(first17: string): string | undefined {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % base;
  }
  return alphabet[(base - (sum % base)) % base];
}

/**
 * What is wrong with a taxpayer's number, in words; undefined when nothing is. 18 characters are a unified social credit
 * code, whose last one proves the others; 15, 17 and 20 are older registrations, which prove nothing.
 * @param number as `tidyTaxNumber` left it
 */
export function taxNumberProblem(number: string): string | undefined {
  if (!/^[0-9A-Z]+$/.test(number)) return '税号只能由数字和字母组成';
  if (number.length === 18)
    return creditCodeCheck(number.slice(0, 17)) === number[17]
      ? undefined
      : '统一社会信用代码不正确，请逐位核对';
  if ([15, 17, 20].includes(number.length)) return undefined;
  return `税号应为15、17、18或20位，现在是${number.length}位`;
}
