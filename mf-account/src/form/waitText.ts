/** `42 秒`, `14 分 32 秒`: how long somebody still has to wait. */
export function waitText(seconds: number): string {
  if (seconds < 100) return `${seconds} 秒`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} 分${rest > 0 ? ` ${rest} 秒` : '钟'}`;
}

const hour = 3600;

/**
 * A sentence about a wait with the time that is left of it: in the place of the seconds it names, else at its end. Waits
 * of an hour and more are said by the sentence itself.
 */
export function withWait(text: string, seconds: number): string {
  if (seconds <= 0 || seconds >= hour) return text;
  const named = /\d+\s*秒/;
  return named.test(text)
    ? text.replace(named, waitText(seconds))
    : `${text}（${waitText(seconds)}后可重试）`;
}
