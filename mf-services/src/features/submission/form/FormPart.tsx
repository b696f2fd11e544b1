import type { ReactNode } from 'react';
import { formSections } from '../fields';
import type { SubmitForm } from '../useSubmit';
import styles from './FormPart.module.css';

interface FormPartProps {
  sectionKey: string;
  sending: SubmitForm;
  children: ReactNode;
}

/** One white part of the form, with how much of it is done. */
export function FormPart({ sectionKey, sending, children }: FormPartProps) {
  const section = formSections.find(({ key }) => key === sectionKey);
  if (!section) return null;
  const missing = section.fields.filter((field) => sending.missing[field]).length;
  return (
    <section id={`part-${section.key}`} className={styles.part} aria-labelledby={`part-${section.key}-title`}>
      <header>
        <h2 id={`part-${section.key}-title`}>{section.title}</h2>
        <span className={missing === 0 ? `${styles.left} ${styles.full}` : styles.left}>
          {missing === 0 ? '已填完' : `还差 ${missing} 项`}
        </span>
      </header>
      {children}
    </section>
  );
}
