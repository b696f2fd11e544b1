import type { JournalDetail } from '@harbor/contract';
import { readCn, readIssn } from '@harbor/contract/journal-numbers';

interface Numbered {
  kind: string;
  number: string;
  /** What a look at the number itself says; empty where it does not fit, which is then said nowhere else. */
  said: string;
}

/** What identifies a journal, each with whether its form is right. */
export function numbersOf({ issn, eissn, cn }: Pick<JournalDetail, 'issn' | 'eissn' | 'cn'>): Numbered[] {
  const numbers: Numbered[] = [];
  if (issn) numbers.push({ kind: 'ISSN', number: issn, said: readIssn(issn).ok ? '校验位通过' : '' });
  if (eissn) numbers.push({ kind: 'EISSN', number: eissn, said: readIssn(eissn).ok ? '校验位通过' : '' });
  if (cn) numbers.push({ kind: 'CN', number: cn.replace(/^CN\s*/, ''), said: readCn(cn) ? '格式通过' : '' });
  return numbers;
}
