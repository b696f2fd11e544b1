/**
 * The page numbers to show: the first, the last and those around the current one. A negative number stands for a gap.
 */
export function pagesAround(current: number, last: number): number[] {
  const shown = new Set(
    [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last),
  );
  const pages: number[] = [];
  for (const page of [...shown].sort((a, b) => a - b)) {
    const before = pages[pages.length - 1] ?? 0;
    if (page - before === 2) pages.push(page - 1);
    else if (page - before > 2) pages.push(-page);
    pages.push(page);
  }
  return pages;
}
