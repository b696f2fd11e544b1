import { isKnownDigest } from './known-digests';

/** Words of examples and manuals that people leave in place. */
const placeholders = /change[-_ ]?me|example|secret|password|harbor|your[-_ ]/i;

/** Signs that stand for letters; none of them makes one of the words above out of hexadecimal digits. */
const disguises: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };
const undisguised = (text: string) => text.replace(/[01345@$]/g, (sign) => disguises[sign] ?? sign);

/** Rows of keys and characters that are typed in their order. */
const sequences = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether the whole text is one piece again and again; `ab` of `ababab`. */
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length;

/** The text without runs of four and more characters that follow a sequence, forwards or backwards. */
function withoutSequences(text: string): string {
  const steps = sequences.flatMap((row) => [row, [...row].reverse().join('')]);
  const follows = (a: string, b: string) => steps.some((row) => row.includes(a + b));
  let kept = '';
  let run = '';
  for (const letter of text.toLowerCase()) {
    if (run && !follows(run.at(-1) ?? '', letter)) {
      kept += run.length < 4 ? run : '';
      run = '';
    }
    run += letter;
  }
  return kept + (run.length < 4 ? run : '');
}

/**
 * Why a key could be guessed, or null. Random hexadecimal digits, base64 and long phrases pass: of 32 random
 * digits fewer than eight are different ones in about 4 of 10^8 keys.
 */
export function weakness(secret: string): string | null {
  if (isRepeated(secret)) return 'is one piece repeated';
  if (new Set(secret).size < 8) return 'has fewer than 8 different characters';
  if (placeholders.test(secret) || placeholders.test(undisguised(secret)))
    return 'contains a word of examples';
  if (withoutSequences(secret).length < 16) return 'is a sequence of keys or digits';
  if (isKnownDigest(secret)) return 'is the hash of nothing or of a word that everybody knows';
  return null;
}
