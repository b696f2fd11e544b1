import { formDocumentLimits as limits } from '@harbor/contract/order-form/limits';
import { Field, TextField } from '@harbor/ui/kit';
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type FormDocument, moveSection, removeSection, setSection } from './document';
import form from './FieldForm.module.css';
import styles from './Outline.module.css';

interface SectionHeadProps {
  document: FormDocument;
  at: number;
  errors: Record<string, string>;
  onChange: (change: (document: FormDocument) => FormDocument) => void;
}

/** A section's name and note, and ways to move it; one that holds fields is not removed. */
export function SectionHead({ document, at, errors, onChange }: SectionHeadProps) {
  const section = document.sections[at];
  const [opened, setOpened] = useState(section?.title === '');
  if (!section) return null;
  const title = section.title || '未命名分区';
  const wrong = errors.title ?? errors.key;
  const open = opened || wrong !== undefined;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h3 className={styles.title}>
          {title}
          <small>{section.fields.length} 项</small>
        </h3>
        <button
          type="button"
          className={form.icon}
          aria-label={`修改分区${title}`}
          aria-expanded={open}
          onClick={() => setOpened(!open)}
        >
          <Pencil size={15} aria-hidden />
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`上移分区${title}`}
          disabled={at === 0}
          onClick={() => onChange((now) => moveSection(now, at, -1))}
        >
          <ChevronUp size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`下移分区${title}`}
          disabled={at === document.sections.length - 1}
          onClick={() => onChange((now) => moveSection(now, at, 1))}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={form.icon}
          aria-label={`删除分区${title}`}
          title={section.fields.length > 0 ? '先移走或删除其中的内容' : undefined}
          disabled={section.fields.length > 0}
          onClick={() => onChange((now) => removeSection(now, at))}
        >
          <Trash2 size={15} aria-hidden />
        </button>
      </div>
      {errors.fields ? (
        <p className={form.problem} role="alert">
          {errors.fields}
        </p>
      ) : null}
      {open ? (
        <div className={styles.words}>
          <Field label="分区名称" error={wrong}>
            {(control) => (
              <TextField
                {...control}
                maxLength={limits.sectionTitle}
                autoComplete="off"
                value={section.title}
                onChange={({ target }) => onChange((now) => setSection(now, at, { title: target.value }))}
              />
            )}
          </Field>
          <Field label="分区说明" hint="显示在分区名称的下方，可不填">
            {(control) => (
              <TextField
                {...control}
                maxLength={limits.sectionNote}
                autoComplete="off"
                value={section.note ?? ''}
                onChange={({ target }) =>
                  onChange((now) => setSection(now, at, { note: target.value || undefined }))
                }
              />
            )}
          </Field>
        </div>
      ) : null}
    </header>
  );
}
