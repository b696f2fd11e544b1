import type { Manuscript } from '@harbor/contract';
import { type ApiError, askLogin, useIntention, useSession } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';
import { type AnyField, fieldId, fieldOf, type Problems, problemsOf, requiredFields } from './fields';
import { useHandIn } from './queries';
import type { ManuscriptForm } from './useManuscript';

export const formPath = '/uploadfile/?tab=new';

/** Handing a manuscript in: what is missing is listed and shown at its field. */
export function useSubmit(form: ManuscriptForm, busy: boolean, onDone: (id: number) => void) {
  const { loggedIn } = useSession();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [problem, setProblem] = useState('');
  const { keyFor, forget } = useIntention();
  const send = useHandIn({
    onSuccess({ id }) {
      form.done();
      onDone(id);
    },
    onError(error: ApiError) {
      form.hold(false);
      if (!error.transient) forget();
      const at: Problems = {};
      for (const [path, [message]] of Object.entries(error.errors ?? {})) {
        const field = fieldOf(path);
        if (field) at[field] ??= message;
      }
      setRefused(at);
      setProblem(Object.keys(at).length > 0 ? '' : errorText(error));
      focusSummary();
    },
  });

  const missing = problemsOf(form.content, form.files);
  const required = requiredFields(form.content);
  const left = required.filter((field) => missing[field]).length;
  const problems: Problems = { ...refused, ...(tried ? missing : {}) };

  function submit(): void {
    if (send.isPending) return;
    if (!loggedIn) {
      askLogin(formPath);
      return;
    }
    setTried(true);
    setRefused({});
    setProblem('');
    if (busy) {
      setProblem('文件还在上传，请稍候');
      return;
    }
    if (Object.keys(missing).length > 0) {
      focusSummary();
      return;
    }
    form.hold(true);
    const manuscript = form.content as Manuscript;
    const body = { manuscript, files: form.files.map(({ id }) => id) };
    send.mutate({ body, idempotencyKey: keyFor(body) });
  }

  return {
    submit,
    sending: send.isPending,
    problems,
    problem,
    required: required.length,
    left,
    missing,
    /** A refusal holds until its field is changed. */
    touch: (field: AnyField) => setRefused(({ [field]: _gone, ...rest }) => rest),
  };
}

export type SubmitForm = ReturnType<typeof useSubmit>;

/** Where the list of what is wrong stands. */
export const summaryId = 'manuscript-problems';

function focusSummary(): void {
  requestAnimationFrame(() => document.getElementById(summaryId)?.focus());
}

/** Brings a field into view, ready to be written in. */
export function goToField(field: AnyField): void {
  const control = document.getElementById(fieldId(field));
  control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
