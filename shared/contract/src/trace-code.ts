/** Letters and digits that cannot be mistaken for each other (Crockford's base 32): no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base = alphabet.length;

/** Random characters of a code; 75 bits cannot be guessed. One check character follows. */
export const traceCodeRandom = 15;

/** The check character of some characters of a code (Luhn modulo 32): it finds each single slip and most swaps. */
export function traceCodeCheck(characters: string): string {
  let sum = 0;
  [...characters].reverse().forEach((character, place) => {
    const value = alphabet.indexOf(character) * (place % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  });
  return alphabet[(base - (sum % base)) % base] ?? '0';
}

/** A code out of random bytes, of which each gives one character. */
export function traceCodeOf(bytes: Uint8Array): string {
  const random = [...bytes.subarray(0, traceCodeRandom)].map((byte) => alphabet[byte % base]).join('');
  return random + traceCodeCheck(random);
}

/** As it is stored: capitals without dashes and spaces, look-alikes read as what they must be. */
export const tidyTraceCode = (text: string): string =>
  text
    .replace(/[\s-]+/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** As people read it: `7K2M-9XQ4-…`, four by four. */
export const writeTraceCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What is wrong with a tidied code, in words; undefined when it may exist. */
export function traceCodeProblem(code: string): string | undefined {
  if (code.length !== traceCodeRandom + 1) return `校验码共${traceCodeRandom + 1}位，请核对后重新输入`;
  if ([...code].some((character) => !alphabet.includes(character))) return '校验码只有数字和字母，请核对';
  return traceCodeCheck(code.slice(0, -1)) === code.at(-1) ? undefined : '校验码有一位不对，请逐位核对';
}
