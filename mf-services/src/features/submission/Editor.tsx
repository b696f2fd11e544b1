import type { FileRule } from '@harbor/contract';
import { useState } from 'react';
import { ErrorSummary } from './form/ErrorSummary';
import { ManuscriptFields } from './form/ManuscriptFields';
import { VersionChoice } from './form/VersionChoice';
import type { InitialDraft } from './useInitialDraft';
import { type ManuscriptForm, useManuscript } from './useManuscript';
import { type SubmitForm, useSubmit } from './useSubmit';

/** A manuscript being written, with the button that hands it in. */
export interface Editing {
  form: ManuscriptForm;
  sending: SubmitForm;
  onBusy: (busy: boolean) => void;
}

/** State of the form, for pages that lay it out. */
export function useEditing(initial: InitialDraft, onDone: (id: number) => void): Editing {
  const [busy, setBusy] = useState(false);
  const form = useManuscript(initial);
  return { form, sending: useSubmit(form, busy, onDone), onBusy: setBusy };
}

interface EditorProps {
  editing: Editing;
  rule: FileRule;
}

/** The form itself: what is wrong, a choice between versions, the fields. */
export function Editor({ editing, rule }: EditorProps) {
  const { form, sending, onBusy } = editing;
  return (
    <>
      {form.other && <VersionChoice other={form.other} onChoose={form.choose} />}
      <ErrorSummary problems={sending.problems} problem={sending.problem} />
      <ManuscriptFields form={form} sending={sending} rule={rule} onBusy={onBusy} />
    </>
  );
}

/** What the button says: how many fields are missing, or that a login comes first. */
export function submitLabel({ left, sending }: SubmitForm, loggedIn: boolean): string {
  if (sending) return '正在提交…';
  if (!loggedIn) return '登录并提交';
  return left === 0 ? '提交稿件' : `提交稿件，还差 ${left} 项`;
}
