import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormProblem, refusalOf } from './refusal';

export type FieldErrors<V> = Partial<Record<keyof V, string>>;

/** For each field: what is wrong with its value, in words, or undefined. */
export type Checks<V> = { [K in keyof V]?: (value: V[K], values: V) => string | undefined };

export interface FormOptions<V> {
  initial: V;
  checks: Checks<V>;
  /** Sends what passed the checks; what it throws is shown at the fields or above the button. */
  send: (values: V) => Promise<void>;
}

export interface Form<V> {
  values: V;
  errors: FieldErrors<V>;
  problem: FormProblem | null;
  /** While it is being sent; a second press does nothing. */
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Checks one field and shows the result. @returns whether it is fine */
  check: (name: keyof V) => boolean;
  /** Checks a field that somebody leaves. An empty one is not scolded yet, and what the server said stays. */
  leave: (name: keyof V) => void;
  /** Shows what the server said about a call made beside the form. */
  refuse: (error: unknown) => void;
  /** Sends these values without checking them again. */
  run: (values: V) => Promise<void>;
  handleSubmit: (event: FormEvent) => void;
}

/** Values, messages and sending of one form. The first wrong field gets the focus. */
export function useForm<V extends object>({ initial, checks, send }: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const running = useRef(false);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const names = Object.keys(initial) as (keyof V & string)[];
  const verdict = (name: keyof V) => checks[name]?.(values[name], values);

  const check = (name: keyof V) => {
    const text = verdict(name);
    setErrors((before) => ({ ...before, [name]: text }));
    return text === undefined;
  };

  const refuse = (error: unknown) => {
    const refusal = refusalOf(error, names);
    setErrors((before) => ({ ...before, ...refusal.fields }));
    setProblem(refusal.problem);
    setRefusals((count) => count + 1);
  };

  const run = async (sent: V) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await send(sent);
    } catch (error) {
      refuse(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    values,
    errors,
    problem,
    busy,
    ref,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    check,
    leave: (name) => {
      const text = verdict(name);
      if (values[name] && text) setErrors((before) => ({ ...before, [name]: text }));
    },
    refuse,
    run,
    handleSubmit: (event) => {
      event.preventDefault();
      const found: FieldErrors<V> = {};
      for (const name of names) found[name] = verdict(name);
      setErrors(found);
      if (Object.values(found).some(Boolean)) setRefusals((count) => count + 1);
      else void run(values);
    },
  };
}
