/** What is wrong with the ends of a range; empty where nothing is. */
export function factorFault(min: string | undefined, max: string | undefined): string {
  for (const end of [min, max])
    if (end !== undefined && !/^\d{1,4}(\.\d{1,3})?$/.test(end))
      return '请输入 0 到 9999 的数字，最多三位小数';
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) return '最高值不能低于最低值';
  return '';
}
