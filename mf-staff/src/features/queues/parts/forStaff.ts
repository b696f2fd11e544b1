/**
 * Lines of orders, refunds, tickets and the like are written to the person whose they are; the desk reads who that is.
 * @param who 买家, 用户, 作者
 */
export const forStaff = (words: string, who: string): string => words.replaceAll('您', who);

/** The same for lines with a title. */
export const linesForStaff = <T extends { title: string }>(lines: readonly T[], who: string): T[] =>
  lines.map((line) => ({ ...line, title: forStaff(line.title, who) }));
