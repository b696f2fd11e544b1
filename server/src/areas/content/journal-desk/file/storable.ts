/** What a database does not take in a text: characters that control something, and halves of characters. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** A text as a database takes it. */
export const storable = (text: string): string => text.replace(unstorable, '');

/** A value as JSON that a database takes. Only what had to be written as a number (`\\u0000`) is looked through. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u')) return json;
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one));
}
