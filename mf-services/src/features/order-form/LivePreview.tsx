import type { OrderFormSchema } from '@harbor/contract';
import { Part } from '../../parts/Part';
import { FormSections } from './FormSections';
import { previewControls } from './fields/previewControls';
import styles from './LivePreview.module.css';
import { usePreview } from './usePreview';

export interface LivePreviewProps {
  schema: OrderFormSchema;
}

/** A form as buyers will see it, to be tried out by who writes it. */
export function LivePreview({ schema }: LivePreviewProps) {
  const state = usePreview(schema);
  return (
    <div className={styles.page}>
      <Part>
        <p className={styles.title}>{schema.title}</p>
        <p className={styles.summary}>{schema.summary}</p>
      </Part>
      <FormSections state={state} controls={previewControls} />
    </div>
  );
}
