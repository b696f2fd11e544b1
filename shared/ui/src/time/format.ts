import { viewTime } from '@harbor/runtime';

const CHINA = 8 * 3600_000;
const DAY = 24 * 3600_000;

/** Parts of a moment as a clock in China shows them, wherever the browser is. */
function parts(moment: string | number | Date) {
  const at = new Date(new Date(moment).getTime() + CHINA);
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    year: at.getUTCFullYear(),
    month: two(at.getUTCMonth() + 1),
    day: two(at.getUTCDate()),
    hour: two(at.getUTCHours()),
    minute: two(at.getUTCMinutes()),
    dayNumber: Math.floor(at.getTime() / DAY),
  };
}

/** `2026-11-21 09:30`, in China's time; 暂无 for an empty value. */
export function formatTime(moment: string | number | Date | null | undefined): string {
  if (!moment) return '暂无';
  const { year, month, day, hour, minute } = parts(moment);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** `2026-11-21`, in China's time; 暂无 for an empty value. */
export function formatDate(moment: string | number | Date | null | undefined): string {
  if (!moment) return '暂无';
  const { year, month, day } = parts(moment);
  return `${year}-${month}-${day}`;
}

/** For feeds: `刚刚`, `8 分钟前`, `今天 09:20`, `昨天 18:05`, `11月19日`, `2025-11-19`. */
export function formatWhen(moment: string | number | Date, now: number = viewTime()): string {
  const then = parts(moment);
  const today = parts(now);
  const minutes = Math.floor((now - new Date(moment).getTime()) / 60_000);
  if (minutes >= 0 && minutes < 1) return '刚刚';
  if (minutes >= 0 && minutes < 60) return `${minutes} 分钟前`;
  if (then.dayNumber === today.dayNumber) return `今天 ${then.hour}:${then.minute}`;
  if (then.dayNumber === today.dayNumber - 1) return `昨天 ${then.hour}:${then.minute}`;
  if (then.year === today.year) return `${Number(then.month)}月${Number(then.day)}日`;
  return `${then.year}-${then.month}-${then.day}`;
}

/** What is left of a span, in the two units that matter: `5 天 12 小时`, `3 小时 20 分`, `27:12`. Never negative. */
export function formatLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} 天 ${hours} 小时`;
  if (hours > 0) return `${hours} 小时 ${minutes} 分`;
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
