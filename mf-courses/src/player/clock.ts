const two = (n: number) => String(n).padStart(2, '0');

/** A place in a lesson as a clock shows it: `08:32`, from an hour on `1:02:03`. Never negative. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How long something takes, in words: `45 秒`, `28 分钟`, `6 小时 40 分`. */
export function lengthText(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} 秒`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} 分钟`;
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${two(minutes % 60)} 分`;
}

/** The same for screen readers, who hear a clock as two numbers: `21 分 47 秒`. */
export function spokenClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return [hours > 0 && `${hours} 小时`, (hours > 0 || minutes > 0) && `${minutes} 分`, `${whole % 60} 秒`]
    .filter(Boolean)
    .join(' ');
}
