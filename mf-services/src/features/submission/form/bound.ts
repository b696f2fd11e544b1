import type { ManuscriptDraft } from '@harbor/contract';
import type { AnyField } from '../fields';
import type { ManuscriptForm } from '../useManuscript';
import type { SubmitForm } from '../useSubmit';

/** Fields whose value is part of the draft; files are kept beside it. */
export type DraftField = AnyField & keyof ManuscriptDraft;

/** A field with its value, what is wrong with it, and how it is written. */
export interface Bound<K extends DraftField> {
  field: K;
  value: ManuscriptDraft[K];
  problem: string | undefined;
  onChange: (value: ManuscriptDraft[K]) => void;
}

export type Bind = <K extends DraftField>(field: K) => Bound<K>;

/** Ties fields to the draft: writing one keeps it, and takes its message away. */
export const bindTo =
  (form: ManuscriptForm, sending: SubmitForm): Bind =>
  (field) => ({
    field,
    value: form.content[field],
    problem: sending.problems[field],
    onChange(value) {
      form.change({ [field]: value });
      sending.touch(field);
    },
  });
