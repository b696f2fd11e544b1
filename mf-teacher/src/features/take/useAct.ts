import { ApiError, invalidateCalls, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';

/**
 * One press, one effect: a repeat after a lost answer is the same request. Where the order has moved on meanwhile (409),
 * the page is read anew, so that what may be done now stands there.
 */
export function useAct() {
  const intention = useIntention();
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<ApiError>();
  return {
    problem,
    /** What the server says against one field. */
    fieldProblem: (field: string) => fields?.fieldError(field),
    /** What it says against the lines of a list: `notes.0`, `notes.1` … */
    problemsBelow: (list: string): string[] =>
      Object.entries(fields?.errors ?? {}).flatMap(([field, texts]) =>
        field === list || field.startsWith(`${list}.`) ? texts : [],
      ),
    keyFor: intention.keyFor,
    begin: () => {
      setProblem('');
      setFields(undefined);
    },
    done: (text: string) => {
      intention.forget();
      notify.success(text);
    },
    failed: (error: unknown) => {
      if (!(error instanceof ApiError && error.transient)) intention.forget();
      if (error instanceof ApiError) setFields(error);
      setProblem(errorText(error));
      if (error instanceof ApiError && error.code === 409)
        void invalidateCalls(['GET /wait_take/detail/:id', 'GET /wait_take/num', 'GET /wait_take/mine']);
    },
  };
}
