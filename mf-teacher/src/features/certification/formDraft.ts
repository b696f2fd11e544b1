import type { BodyOf, TeacherApplication } from '@harbor/contract';

export type FormAnswers = TeacherApplication['answers'];

type FormBody = Extract<BodyOf<'POST /teacher/v3/certification'>, { step: 'form' }>;

const whole = ({ title, year }: FormAnswers['works'][number]) => title.trim().length >= 2 && year >= 1950;

/** What of the answers is sent: works that are whole, and nothing for a choice that was not made. */
export function formBody(answers: FormAnswers): FormBody {
  const { degree, university, major, graduated, languages, works, ...words } = answers;
  return {
    step: 'form',
    ...words,
    ...(degree ? { degree: degree as NonNullable<FormBody['degree']> } : {}),
    university,
    major,
    graduated: graduated || null,
    languages: languages as NonNullable<FormBody['languages']>,
    works: works.filter(whole),
  };
}
