const two = (n: number) => String(n).padStart(2, '0');

/** `1:02:05`, `12:30`: a place in a recording, or its length. @param seconds whole */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(Math.floor(seconds % 60))}`;
}

/** Seconds of what somebody typed as `12:30`, `1:02:05` or `95`; undefined for what is no place in a recording. */
export function secondsOf(text: string): number | undefined {
  const typed = text.trim().replaceAll('：', ':');
  if (!/^\d{1,5}$|^\d{1,4}:[0-5]\d$|^\d{1,2}:[0-5]\d:[0-5]\d$/.test(typed)) return undefined;
  return typed.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
