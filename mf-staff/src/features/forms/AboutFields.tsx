import { formDocumentLimits as limits } from '@harbor/contract/order-form/limits';
import { Field, TextField } from '@harbor/ui/kit';
import { WordsField } from '../../parts/WordsField';
import type { FormDocument } from './document';
import styles from './FormPage.module.css';
import { aboutId } from './useOpenField';

interface AboutFieldsProps {
  document: FormDocument;
  errors: { title?: string; summary?: string };
  onChange: (change: (document: FormDocument) => FormDocument) => void;
}

/** What a form is called, and what it says of itself above its fields. */
export function AboutFields({ document, errors, onChange }: AboutFieldsProps) {
  return (
    <section id={aboutId} className={styles.about} aria-label="名称与说明">
      <Field label="信息表名称" error={errors.title}>
        {(control) => (
          <TextField
            {...control}
            maxLength={limits.title}
            autoComplete="off"
            value={document.title}
            onChange={({ target }) => onChange((now) => ({ ...now, title: target.value }))}
          />
        )}
      </Field>
      <WordsField
        label="给买家的说明"
        rows={2}
        max={limits.summary}
        value={document.summary}
        error={errors.summary}
        onChange={(summary) => onChange((now) => ({ ...now, summary }))}
      />
    </section>
  );
}
