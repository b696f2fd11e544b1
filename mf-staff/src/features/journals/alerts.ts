import type { JournalImportAlerts } from '@harbor/contract';
import { counted } from './words';

/** Whether the server is still at it. */
export const isTelling = (step: JournalImportAlerts['step']): boolean =>
  step === 'gathering' || step === 'telling' || step === 'withdrawing';

/** `已提醒 312 人`; how many is kept for a year. */
const peopleWords = (people: number | null): string =>
  people === null ? '已提醒' : `已提醒 ${counted(people)} 人`;

/** How far the alerts of an import are, in a few words. Pure. */
export function alertsWords({ step, journals, people }: JournalImportAlerts): string {
  if (step === 'gathering') return '正在整理变动';
  if (step === 'telling') return `正在提醒，${peopleWords(people)}`;
  if (step === 'told') return journals === 0 ? '没有需要提醒的变动' : peopleWords(people);
  if (step === 'withdrawing') return '正在告知提醒已撤回';
  if (step === 'none') return '';
  return people === 0 ? '没有提醒过任何人' : '已告知提醒过的人';
}
