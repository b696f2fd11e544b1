const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letter = /[\p{L}\p{N}]/u;
// Marks inside a word: don't, follow-up, 3.5.
const joint = new Set(["'", '’', '-', '‐', '.', '_']);

/** Counts as journals do: each Chinese character is a word, and each run of other letters and digits. */
export class WordCount {
  private count = 0;
  private inWord = false;

  /** Adds text; a word may go on from one piece to the next. */
  add(text: string): void {
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      if (code < 0x80 ? /[A-Za-z0-9]/.test(char) : letter.test(char) && !han.test(char)) {
        if (!this.inWord) this.count += 1;
        this.inWord = true;
      } else if (code >= 0x80 && han.test(char)) {
        this.count += 1;
        this.inWord = false;
      } else if (!joint.has(char)) this.inWord = false;
    }
  }

  /** Ends a word: what follows is another paragraph. */
  break(): void {
    this.inWord = false;
  }

  total(): number {
    return this.count;
  }
}
