const most = 99;

/** What a badge shows: nothing for 0, `99+` beyond 99. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > most ? `${most}+` : String(count);
}

/** The same for a screen reader: `badgeLabel('未读消息', 120, '条')` is `未读消息 99 条以上`. */
export function badgeLabel(name: string, count: number, unit: string): string {
  if (count <= 0) return name;
  return count > most ? `${name} ${most} ${unit}以上` : `${name} ${count} ${unit}`;
}
