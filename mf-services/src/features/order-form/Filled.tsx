import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import { shownFields } from '@harbor/contract/order-form/answers';
import type { ReactNode } from 'react';
import { AnswerValue } from './AnswerValue';
import styles from './Filled.module.css';

interface FilledProps {
  schema: OrderFormSchema;
  answers: FormAnswers;
  frame: (section: { title: string; children: ReactNode }) => ReactNode;
}

/** A form that was handed in, to be read. */
export function Filled({ schema, answers, frame }: FilledProps) {
  return schema.sections.map((section) => (
    <div key={section.key} className={styles.section}>
      {frame({
        title: section.title,
        children: (
          <dl className={styles.facts}>
            {shownFields(section.fields, answers)
              .filter(({ key }) => answers[key] !== undefined)
              .map((field) => (
                <div key={field.key}>
                  <dt>{field.label}</dt>
                  <dd>
                    <AnswerValue field={field} value={answers[field.key]} />
                  </dd>
                </div>
              ))}
          </dl>
        ),
      })}
    </div>
  ));
}
