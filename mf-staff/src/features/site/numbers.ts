/** A text with the promised numbers that it names, as readers see it. */
export function withNumbers(text: string, numbers: readonly { name: string; value: string }[]): string {
  return text.replace(
    /\{=([A-Za-z]+)\}/g,
    (whole, name: string) => numbers.find((one) => one.name === name)?.value ?? whole,
  );
}

/** The paragraphs of a text, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
