import type { DeskJournalImport } from '@harbor/contract';
import { type JournalImportStatus, journalImportStatus as s } from '@harbor/contract/journal-import';
import type { TagTone } from '@harbor/ui/tag';

const atWork: readonly number[] = [s.checking, s.applying, s.rollingBack];

/** Whether the server is working on an import. */
export const isAtWork = (status: number): boolean => atWork.includes(status);

const tones: Record<JournalImportStatus, TagTone> = {
  [s.uploaded]: 'gold',
  [s.checking]: 'primary',
  [s.checked]: 'gold',
  [s.applying]: 'primary',
  [s.applied]: 'plain',
  [s.rolledBack]: 'over',
  [s.discarded]: 'over',
  [s.failed]: 'alert',
  [s.rollingBack]: 'primary',
};

/** The ground of an import's state. */
export const toneOf = (status: number): TagTone => tones[status as JournalImportStatus] ?? 'plain';

/** `11,214`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** `4.8 MB`, `312 KB`. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)} KB` : `${bytes} B`;
}

/** `不到 1 分钟`, `约 4 分钟`, `约 20 秒`. */
export function spanWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} 秒` : `${Math.round(seconds / 60)} 分钟`;
}

/** Journals that taking an import in would write. */
export const writtenBy = ({ counts, skipped }: Pick<DeskJournalImport, 'counts' | 'skipped'>): number =>
  Math.max(0, (counts?.new ?? 0) + (counts?.changed ?? 0) - skipped);
