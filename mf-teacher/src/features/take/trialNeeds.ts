/** Longest text of a trial: the server's own bound is wider, the promise to buyers is this one. */
export const trialCharacters = 300;

/** What a trial holds. */
export interface TrialDraft {
  text: string;
  notes: string[];
  ai: boolean | undefined;
  aiText: string;
  own: boolean;
}

/** Characters as people count them, without spaces and breaks. */
export const counted = (text: string): number => [...text.replace(/\s/g, '')].length;

/** Words of letters count as one, as excerpts in English are measured; Chinese characters as one each. */
export const countedWords = (text: string): number =>
  (text.match(/[\p{Script=Han}]|[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu) ?? []).length;

/** What is still missing before it can be handed in, in words. */
export function trialNeeds({ text, ai, aiText, own }: TrialDraft): string[] {
  const needs: string[] = [];
  if (counted(text) < 10) needs.push('试做内容');
  if (countedWords(text) > trialCharacters) needs.push(`删到 ${trialCharacters} 字以内`);
  if (ai === undefined) needs.push('AI 使用说明');
  if (ai && aiText.trim().length < 2) needs.push('AI 用在哪里');
  if (!own) needs.push('本人完成的确认');
  return needs;
}
