import type { ExperienceResult } from '@harbor/contract/journal-experience';

export const experiencesPath = '/querytool/experiences/';
export const correctionsPath = `${experiencesPath}?tab=corrections`;
export const editExperiencePath = (id: number): string => `${experiencesPath}edit/${id}`;

/** What is known of a submission before its author tells of it. */
export interface KnownSubmission {
  result?: ExperienceResult | undefined;
  submitted_on?: string | undefined;
  first_decision_on?: string | undefined;
  accepted_on?: string | undefined;
}

const names = ['result', 'submitted_on', 'first_decision_on', 'accepted_on'] as const;

/** Where somebody tells of a submission to a journal, with what is known of it in the address. */
export function newExperiencePath(journalId: number, known: KnownSubmission = {}): string {
  const said = new URLSearchParams();
  for (const name of names) if (known[name]) said.set(name, String(known[name]));
  const text = said.toString();
  return `${experiencesPath}new/${journalId}${text ? `?${text}` : ''}`;
}

const isDay = (said: string | null): said is string => said !== null && /^20\d\d-\d\d-\d\d$/.test(said);

/** What an address says of a submission; what is nothing that can be is left out. */
export function knownIn(search: URLSearchParams): KnownSubmission {
  const result = search.get('result') ?? '';
  const day = (name: (typeof names)[number]) => {
    const said = search.get(name);
    return isDay(said) ? said : undefined;
  };
  return {
    result: /^[1-6]$/.test(result) ? (Number(result) as ExperienceResult) : undefined,
    submitted_on: day('submitted_on'),
    first_decision_on: day('first_decision_on'),
    accepted_on: day('accepted_on'),
  };
}
