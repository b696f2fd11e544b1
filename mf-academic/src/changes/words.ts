import type { JournalChange } from '@harbor/contract';
import { type JournalChangeKind, journalChangeKeys } from '@harbor/contract/journal-changes';
import type { TagTone } from '@harbor/ui/tag';
import { unknown } from '../journals/words';

const tones: Record<JournalChangeKind, TagTone> = {
  tier: 'primary',
  warning: 'gold',
  indexed: 'accent',
  metric: 'plain',
  name: 'plain',
  fee: 'plain',
  detail: 'plain',
};

/** The ground of a kind's tag. Risk is calm: gold, never red. */
export const toneOf = (kind: JournalChangeKind): TagTone => tones[kind];

/** A value, or that nobody knows one. */
export const valueWords = (value: string | null): string => value ?? unknown;

type Edited = Pick<JournalChange, 'old_edition' | 'new_edition'>;

/** 演示分区 2024 → 演示分区 2025, 演示分区 2025; empty for what no edition says. */
export const editionWords = ({ old_edition, new_edition }: Edited): string =>
  old_edition && old_edition !== new_edition ? `${old_edition} → ${new_edition}` : new_edition;

/** The kind that an address names. */
export const kindIn = (said: string | null): JournalChangeKind | undefined =>
  journalChangeKeys.find((key) => key === said);

/** The page that an address names. */
export const pageIn = (said: string | null): number | undefined =>
  said && /^[1-9]\d{0,4}$/.test(said) ? Number(said) : undefined;
