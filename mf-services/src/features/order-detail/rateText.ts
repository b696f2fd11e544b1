/** A share of 0 to 1 in percent; 暂无 before there is one. */
export const rateText = (rate: number | null): string =>
  rate === null ? '暂无' : `${Math.round(rate * 100)}%`;
