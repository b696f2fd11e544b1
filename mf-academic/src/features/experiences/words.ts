import type { JournalExperience, JournalExperienceSummary, OwnExperience } from '@harbor/contract';
import {
  acceptedResults,
  difficultyLabel,
  type ExperienceResult,
  experienceStatus,
} from '@harbor/contract/journal-experience';
import type { TagTone } from '@harbor/ui/tag';
import { counted, unknown } from '../../journals/words';

type Told = Pick<
  JournalExperience,
  'result' | 'submitted_month' | 'first_days' | 'total_days' | 'fee_fen' | 'difficulty'
>;

/** `¥1,200`, `没有收费`. */
export const feeWords = (fen: number): string => (fen === 0 ? '没有收费' : `¥${counted(fen / 100)}`);

/** `2026年3月投稿` */
function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}年${number}月投稿`;
}

export const wasAccepted = (result: number): boolean => acceptedResults.includes(result as ExperienceResult);

/** What an author tells, piece by piece; what they do not tell is left out. */
export function toldWords({
  result,
  submitted_month,
  first_days,
  total_days,
  fee_fen,
  difficulty,
}: Told): string[] {
  return [
    monthWords(submitted_month),
    ...(first_days !== null && first_days !== total_days ? [`首次决定 ${first_days} 天`] : []),
    ...(total_days !== null && wasAccepted(result) ? [`投稿到录用 ${total_days} 天`] : []),
    ...(fee_fen === null ? [] : [fee_fen === 0 ? feeWords(0) : `费用 ${feeWords(fee_fen)}`]),
    `难度 ${difficultyLabel[difficulty] ?? ''}`,
  ];
}

/** The look of a result. */
export const resultTone = (result: number): TagTone => (wasAccepted(result) ? 'accent' : 'plain');

const tones: Record<number, TagTone> = {
  [experienceStatus.waiting]: 'gold',
  [experienceStatus.shown]: 'accent',
  [experienceStatus.returned]: 'alert',
  [experienceStatus.down]: 'alert',
};

/** The look of a state. */
export const statusTone = ({ status }: Pick<OwnExperience, 'status'>): TagTone => tones[status] ?? 'plain';

type Figure = JournalExperienceSummary['first'];

/** A figure as it is read: its middle, its ends, and how many authors. */
export interface FigureWords {
  key: string;
  label: string;
  middle: string;
  /** Below the middle. */
  about: string;
  known: boolean;
}

const days = (value: number) => `${counted(value)} 天`;
const level = (value: number) => difficultyLabel[Math.round(value)] ?? '';

/** The figures of a journal in words, those that too few authors told of too. */
export function figureWords({
  first,
  accept,
  fee,
  difficulty,
  least,
}: JournalExperienceSummary): FigureWords[] {
  const said = (
    key: string,
    label: string,
    { n, median, low, high }: Figure,
    words: (value: number) => string,
  ): FigureWords =>
    median === null || low === null || high === null
      ? { key, label, middle: unknown, about: `n=${n} · 满 ${least} 位才计算`, known: false }
      : {
          key,
          label,
          middle: words(median),
          about: `${low === high ? '都是' : `${words(low)} – `}${words(high)} · n=${n}`,
          known: true,
        };
  return [
    said('first', '首次决定 · 中位', first, days),
    said('accept', '投稿到录用 · 中位', accept, days),
    said('fee', '付给期刊的费用 · 中位', fee, feeWords),
    said('difficulty', '难度 · 中位', difficulty, level),
  ];
}
