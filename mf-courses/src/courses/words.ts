/** How many, with thousands separators: `9,117`; from ten thousand on `1.4 万`. */
export function countText(count: number): string {
  if (count < 10_000) return count.toLocaleString('zh-CN');
  const tens = Math.floor(count / 1000) / 10;
  return `${Number.isInteger(tens) ? tens.toFixed(0) : tens.toFixed(1)} 万`;
}

/** How large a file is. @param bytes of it */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
