import type { SubmissionGuide } from '@harbor/contract';
import { useNavigate, useSession } from '@harbor/runtime';
import { useState } from 'react';
import { CarriedNote } from '../../journals/CarriedNote';
import { useCarriedJournal } from '../../journals/useCarriedJournal';
import { ErrorSummary } from './form/ErrorSummary';
import { ManuscriptFields } from './form/ManuscriptFields';
import { VersionChoice } from './form/VersionChoice';
import { ruleOf } from './guideRule';
import type { InitialDraft } from './useInitialDraft';
import { type ManuscriptForm, useManuscript } from './useManuscript';
import { type SubmitForm, useSubmit } from './useSubmit';

/** Characters of the journals that somebody thinks of at most. */
const mostWished = 300;

/** A manuscript being written, with the button that hands it in. */
export interface Editing {
  form: ManuscriptForm;
  sending: SubmitForm;
  onBusy: (busy: boolean) => void;
  /** What the button says. */
  label: string;
  loggedIn: boolean;
}

/** State of the form, for pages that lay it out. */
export function useEditing(initial: InitialDraft): Editing {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const [busy, setBusy] = useState(false);
  const form = useManuscript(initial);
  const sending = useSubmit(form, busy, (id) => void navigate(`/uploadfile/${id}`));
  return { form, sending, onBusy: setBusy, label: submitLabel(sending, loggedIn), loggedIn };
}

/** What a page with the form gets. */
export interface WritingProps {
  initial: InitialDraft;
  guide: SubmissionGuide;
}

interface EditorProps {
  editing: Editing;
  guide: SubmissionGuide;
  className?: string;
}

/** The form itself: what is wrong, a choice between versions, the fields. */
export function Editor({ editing, guide, className }: EditorProps) {
  const { form, sending, onBusy } = editing;
  const taken = useCarriedJournal((words) => {
    const said = form.content.target_journals?.trim() ?? '';
    if (!said.includes(words)) {
      const together = said ? `${said}；${words}` : words;
      if (together.length > mostWished) return undefined;
      form.change({ target_journals: together });
    }
    return '意向期刊';
  });
  return (
    <form
      className={className}
      aria-label="提交稿件"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit();
      }}
    >
      <CarriedNote taken={taken} />
      {form.other && <VersionChoice other={form.other} onChoose={form.choose} />}
      <ErrorSummary problems={sending.problems} problem={sending.problem} />
      <ManuscriptFields form={form} sending={sending} rule={ruleOf(guide)} onBusy={onBusy} />
    </form>
  );
}

/** What the button says: how many fields are missing, or that a login comes first. */
function submitLabel({ left, sending }: SubmitForm, loggedIn: boolean): string {
  if (sending) return '正在提交…';
  if (!loggedIn) return '登录并提交';
  return left === 0 ? '提交稿件' : `提交稿件，还差 ${left} 项`;
}
