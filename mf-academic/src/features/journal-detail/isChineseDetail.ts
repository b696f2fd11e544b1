import type { JournalDetail } from '@harbor/contract';

/** Whether a journal is one that international reports do not speak of. */
export const isChineseDetail = ({ cn, metrics }: Pick<JournalDetail, 'cn' | 'metrics'>): boolean =>
  cn !== null && !metrics.some(({ scheme: { kind } }) => kind === 'partition' || kind === 'citation');
