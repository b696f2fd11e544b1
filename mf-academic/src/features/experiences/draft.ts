import type { BodyOf, OwnExperience } from '@harbor/contract';
import {
  acceptedResults,
  decidedResults,
  type ExperienceResult,
  experienceFaults,
  experienceResult,
  experienceRules,
} from '@harbor/contract/journal-experience';
import type { KnownSubmission } from '../../journals/experiencePaths';

type Form = Omit<BodyOf<'POST /magazine/experience/write'>, 'journal_id'>;

/** What is being written, as the fields hold it. */
export interface Draft {
  result: ExperienceResult | undefined;
  submitted_on: string;
  first_decision_on: string;
  accepted_on: string;
  fee: 'none' | 'paid' | 'unsaid';
  /** In 元. */
  amount: string;
  difficulty: number | undefined;
  text: string;
}

export const emptyDraft = (known: KnownSubmission = {}): Draft => ({
  result: known.result,
  submitted_on: known.submitted_on ?? '',
  first_decision_on: known.first_decision_on ?? '',
  accepted_on: known.accepted_on ?? '',
  fee: 'unsaid',
  amount: '',
  difficulty: undefined,
  text: '',
});

export const draftOf = (own: OwnExperience): Draft => ({
  result: own.result as ExperienceResult,
  submitted_on: own.submitted_on,
  first_decision_on: own.first_decision_on ?? '',
  accepted_on: own.accepted_on ?? '',
  fee: own.fee_fen === null ? 'unsaid' : own.fee_fen === 0 ? 'none' : 'paid',
  amount: own.fee_fen ? String(own.fee_fen / 100) : '',
  difficulty: own.difficulty,
  text: own.text,
});

/** What this device kept of a draft, laid over what it began with. */
export function keptDraft(kept: string, begun: Draft): Draft {
  if (kept === '') return begun;
  try {
    return { ...begun, ...(JSON.parse(kept) as Partial<Draft>) };
  } catch {
    return begun;
  }
}

/** What is asked of this result. */
export const asks = (result: ExperienceResult | undefined) => ({
  /** Where a manuscript is accepted at once, that is the first decision. */
  first: result !== experienceResult.accepted,
  firstNeeded: result !== undefined && decidedResults.includes(result),
  accepted: result !== undefined && acceptedResults.includes(result),
});

const day = (said: string): string | null => (said === '' ? null : said);

/** 分 of an amount in 元; undefined for what is none. */
function fenOf({ fee, amount }: Draft): number | null | undefined {
  if (fee === 'unsaid') return null;
  if (fee === 'none') return 0;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount.trim())) return undefined;
  const fen = Math.round(Number(amount) * 100);
  return fen > 0 && fen <= experienceRules.mostFee ? fen : undefined;
}

/** What is sent, or what has to be put right first, by field. */
export function formOf(
  draft: Draft,
  around: { today: string; founded: number | null },
): { form: Form; problems?: undefined } | { problems: Record<string, string>; form?: undefined } {
  const { result, difficulty } = draft;
  const problems: Record<string, string> = {};
  if (result === undefined) problems.result = '请选择结果';
  if (draft.submitted_on === '') problems.submitted_on = '请选择投稿日期';
  if (difficulty === undefined) problems.difficulty = '请选择难度';
  const fen = fenOf(draft);
  if (fen === undefined) problems.fee_fen = '请填写 0.01 元到 20 万元之间的金额';
  const text = draft.text.trim();
  const { min, max } = experienceRules.text;
  const letters = [...text].length;
  if (letters > 0 && letters < min) problems.text = `经历至少${min}个字，也可以不写`;
  if (letters > max) problems.text = `经历最多${max}个字`;
  if (draft.submitted_on === '') return { problems };
  const asked = asks(result);
  const accepted = asked.accepted ? day(draft.accepted_on) : null;
  // The days are looked at before a result is chosen, too: what is wrong is said at once.
  const days = {
    result: result ?? experienceResult.pending,
    submitted_on: draft.submitted_on,
    first_decision_on: asked.first ? day(draft.first_decision_on) : accepted,
    accepted_on: accepted,
  };
  const faults = experienceFaults(days, around);
  // Of what is accepted at once nobody is asked for a first decision.
  if (!asked.first) delete faults.first_decision_on;
  Object.assign(problems, faults);
  if (Object.keys(problems).length > 0 || difficulty === undefined || fen === undefined) return { problems };
  return { form: { ...days, fee_fen: fen, difficulty, text } };
}
