import type { FormAnswers, FormErrors, OrderFormSchema, OwnForm } from '@harbor/contract';
import { checkForm, progressOf } from '@harbor/contract/order-form/check';
import { askedAnswers, cleanAnswers } from '@harbor/contract/order-form/clean';
import { followCount, wordGaps } from '@harbor/contract/order-form/word-count';
import { type ApiError, invalidateCalls, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useHandIn } from './queries';
import { rootOf } from './rootOf';
import { startWith } from './startWith';
import { foundDraft, useDraft } from './useDraft';

const without = (errors: FormErrors, key: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => rootOf(path) !== key));

/** A form being filled in: answers, what is wrong with them, saving by itself, handing in. */
export function useOrderForm(form: OwnForm, schema: OrderFormSchema, onDone: (form: OwnForm) => void) {
  const [start] = useState(() => startWith(form, schema));
  const [answers, setAnswers] = useState<FormAnswers>(start.answers);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failure, setFailure] = useState('');
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(answers);
  const intention = useIntention();
  const clock = useMemo(() => ({ today: form.today, minDays: form.min_days }), [form.today, form.min_days]);

  const show = useCallback((next: FormAnswers) => {
    latest.current = next;
    setAnswers(next);
  }, []);
  const draft = useDraft({ form, schema, start, answers, onMerged: show });

  const set = useCallback(
    (key: string, value: unknown) => {
      const next = followCount(schema, latest.current, { ...latest.current, [key]: value }, key);
      show(next);
      setRefused((old) => without(old, key));
      setFailure('');
    },
    [schema, show],
  );
  const touch = useCallback(
    (key: string) => setTouched((old) => (old.has(key) ? old : new Set(old).add(key))),
    [],
  );
  const setBusy = useCallback(
    (key: string, busy: boolean) =>
      setUploads((old) => {
        if (old.has(key) === busy) return old;
        const next = new Set(old);
        if (busy) next.add(key);
        else next.delete(key);
        return next;
      }),
    [],
  );

  const wrong = useMemo(() => checkForm(schema, answers, clock), [schema, answers, clock]);
  const all: FormErrors = { ...wrong, ...refused };
  const shown = Object.fromEntries(
    Object.entries(all).filter(([path]) => tried || touched.has(rootOf(path)) || path in refused),
  );

  const send = useHandIn({
    onSuccess(next) {
      draft.stop();
      onDone(next);
    },
    onError(error: ApiError) {
      if (!error.transient) intention.forget();
      if (error.errors) {
        setRefused(error.errors);
        return;
      }
      const found = foundDraft(error);
      if (found) draft.meet(found);
      else if (error.code === 409) {
        notify.warning(error.msg);
        void invalidateCalls(['GET /orderform/:id', 'GET /orderform/schema/:form']);
      } else setFailure(errorText(error));
    },
  });

  async function submit(): Promise<boolean> {
    setTried(true);
    setRefused({});
    if (Object.keys(wrong).length > 0 || send.isPending) return false;
    // Everything that is typed is kept first: whatever becomes of the rest, it is not lost.
    if (!(await draft.save())) return true;
    const clean = askedAnswers(schema, cleanAnswers(schema, latest.current));
    const body = {
      form: form.form,
      schema_version: schema.version,
      revision: draft.revision(),
      answers: clean,
    };
    send.mutate({ params: { id: form.order.id }, body, idempotencyKey: intention.keyFor(body) });
    return true;
  }

  return {
    form,
    schema,
    answers,
    set,
    touch,
    setBusy,
    /** Files are on their way. */
    uploading: uploads.size > 0,
    errors: shown as FormErrors,
    /** Everything that is wrong, in the order of the page. */
    wrong: all,
    tried,
    failure,
    progress: useMemo(() => progressOf(schema, answers, clock), [schema, answers, clock]),
    gaps: useMemo(() => wordGaps(schema, answers), [schema, answers]),
    clock,
    draft,
    submitting: send.isPending,
    /** Resolves to false when something has to be put right first. */
    submit,
    /** Takes over what was written for an earlier order. */
    adopt(earlier: FormAnswers) {
      const next = { ...cleanAnswers(schema, { ...latest.current, ...earlier }) };
      show(next);
    },
  };
}

export type OrderFormState = ReturnType<typeof useOrderForm>;
