import type { OwnExperience } from '@harbor/contract';
import { experienceResultLabel, experienceStatusLabel } from '@harbor/contract/journal-experience';
import { toMoment } from '../../../time';
import { daysBetween } from '../diary/days';
import { mayMove } from './move';
import type { NamedExperience } from './queries';
import type { ExperienceRow } from './rows';

/** Days from the submission to another day. */
const daysTo = (row: ExperienceRow, day: string | null): number | null =>
  day === null ? null : daysBetween(row.submitted_on, day);

/** What everybody may know of an experience: the month in which it was sent, and spans instead of days. */
export const presentTold = (row: ExperienceRow) => ({
  id: row.id,
  result: row.result,
  result_text: experienceResultLabel[row.result],
  submitted_month: row.submitted_on.slice(0, 7),
  first_days: daysTo(row, row.first_decision_on),
  total_days: daysTo(row, row.accepted_on),
  fee_fen: row.fee_fen,
  difficulty: row.difficulty,
  text: row.text,
  proof: row.proof === '' ? null : row.proof,
  useful: row.useful,
  is_demo: row.is_demo,
});

/** An experience as its author sees it, whatever its state. */
export const presentOwn = (row: NamedExperience): OwnExperience => ({
  ...presentTold(row),
  journal: { id: row.journal_id, name: row.journal_name },
  status: row.status,
  status_text: experienceStatusLabel[row.status],
  reason: row.reason,
  submitted_on: row.submitted_on,
  first_decision_on: row.first_decision_on,
  accepted_on: row.accepted_on,
  revision: row.revision,
  created_at: toMoment(row.created_at),
  updated_at: toMoment(row.updated_at),
  actions: {
    edit: mayMove(row.status, 'hand_in', 'user'),
    withdraw: mayMove(row.status, 'withdraw', 'user'),
  },
});
