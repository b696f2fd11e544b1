import { subjects } from '@harbor/contract/subjects';

/** The disciplines in the order of the catalogue, as fields offer them. */
export const subjectChoices: { value: number; label: string }[] = Object.entries(subjects).map(
  ([number, label]) => ({ value: Number(number), label }),
);
