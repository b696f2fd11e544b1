import { questionKind } from '@harbor/contract/question-kind';

interface Shown {
  kind: number;
  options: readonly { key: string; text: string }[];
}

/** An answer as people read it: letters with their words, blanks in their order; 未作答 for nothing. */
export function answerText({ kind, options }: Shown, answer: readonly string[]): string {
  if (answer.every((part) => part.trim() === '')) return '未作答';
  if (kind === questionKind.blank) return answer.map((part) => part.trim() || '（空）').join('；');
  if (kind === questionKind.essay) return answer.join('\n');
  if (kind === questionKind.judge) return answer[0] === 'T' ? '正确' : '错误';
  return answer
    .map((key) => `${key}　${options.find((option) => option.key === key)?.text ?? ''}`.trim())
    .join('\n');
}
