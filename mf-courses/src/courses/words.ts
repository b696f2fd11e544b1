/** How many, with thousands separators: `9,117`; from ten thousand on `1.4 万`. */
export function countText(count: number): string {
  if (count < 10_000) return count.toLocaleString('zh-CN');
  const tens = Math.floor(count / 1000) / 10;
  return `${Number.isInteger(tens) ? tens.toFixed(0) : tens.toFixed(1)} 万`;
}

const numerals = '一二三四五六七八九十';

/** The number of a chapter: 第三章, from eleven on 第 11 章. */
export const chapterText = (n: number): string => (n <= 10 ? `第${numerals[n - 1]}章` : `第 ${n} 章`);

/** How large a file is. @param bytes of it */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
