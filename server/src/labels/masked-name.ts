/** 陈思远 → 陈**: the first character alone, so that nobody is recognised by a review. */
export function maskedName(name: string): string {
  const [first = ''] = name.trim();
  return `${first}**`;
}
