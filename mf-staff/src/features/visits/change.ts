/** How a figure stands beside that of the period before: `比上期多 12%`. */
export function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? '与上期持平' : '上期为 0';
  const part = Math.round(((now - before) / before) * 100);
  if (part === 0) return '与上期持平';
  return `比上期${part > 0 ? '多' : '少'} ${Math.abs(part)}%`;
}

/** A share in percent, to a tenth; 暂无 of nothing. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '暂无';
  return `${(Math.round((part / whole) * 1000) / 10).toLocaleString('en')}%`;
}
