/** Digits and letters that nobody takes for another: without 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '34679ACEFGHJKMNPRTWXY';

/** Characters of a code; 52 bits, of which nobody can try many. */
export const certificateCodeLength = 12;

/** A code out of random bytes: those that would prefer a character are passed over. Undefined where too few are left. */
export function certificateCodeOf(bytes: Uint8Array): string | undefined {
  const most = 256 - (256 % alphabet.length);
  const characters = [...bytes].filter((byte) => byte < most).map((byte) => alphabet[byte % alphabet.length]);
  return characters.length < certificateCodeLength
    ? undefined
    : characters.slice(0, certificateCodeLength).join('');
}

/** As it is stored: capitals without dashes and spaces. */
export const tidyCertificateCode = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();

/** As people read it: `7K3M-9XG4-TW6R`. */
export const writeCertificateCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** What is wrong with a tidied code, in words; undefined when it may exist. */
export function certificateCodeProblem(code: string): string | undefined {
  if (code.length !== certificateCodeLength) return `证书编号共${certificateCodeLength}位，请核对后重新输入`;
  return [...code].every((character) => alphabet.includes(character))
    ? undefined
    : '证书编号里没有这样的字符，请核对';
}
