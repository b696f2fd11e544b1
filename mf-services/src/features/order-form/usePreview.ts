import type { FormAnswers, FormErrors, OrderFormSchema } from '@harbor/contract';
import { blankAnswers } from '@harbor/contract/order-form/answers';
import { checkForm, progressOf } from '@harbor/contract/order-form/check';
import { cleanAnswers } from '@harbor/contract/order-form/clean';
import { useCallback, useMemo, useState } from 'react';
import type { FilledIn } from './FormSections';
import { rootOf } from './rootOf';

/** Days that the service of the preview takes. */
const minDays = 5;

/** A form that is tried out: it asks, shows and checks as for a buyer, and keeps nothing. */
export function usePreview(schema: OrderFormSchema): FilledIn {
  const [typed, setTyped] = useState<FormAnswers>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [clock] = useState(() => ({
    today: new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10),
    minDays,
  }));
  // What was typed stays while the form changes around it, as long as its field can hold it.
  const answers = useMemo(() => cleanAnswers(schema, { ...blankAnswers(schema), ...typed }), [schema, typed]);
  const errors = useMemo(() => {
    const wrong = Object.entries(checkForm(schema, answers, clock));
    return Object.fromEntries(wrong.filter(([path]) => touched.has(rootOf(path)))) as FormErrors;
  }, [schema, answers, clock, touched]);
  return {
    schema,
    answers: { ...answers, ...typed },
    errors,
    progress: useMemo(() => progressOf(schema, answers, clock), [schema, answers, clock]),
    gaps: [],
    clock,
    set: useCallback((key: string, value: unknown) => setTyped((old) => ({ ...old, [key]: value })), []),
    touch: useCallback((key: string) => setTouched((old) => new Set(old).add(key)), []),
    setBusy: useCallback(() => undefined, []),
  };
}
