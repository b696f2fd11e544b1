import type { FormAnswers, OrderFormSchema } from '@harbor/contract';
import { shownFields } from '@harbor/contract/order-form/answers';
import { onPhone } from '@harbor/ui/kit';
import { CircleCheck } from 'lucide-react';
import { Part } from '../../parts/Part';
import { AnswerValue } from './AnswerValue';
import styles from './Filled.module.css';

interface FilledProps {
  schema: OrderFormSchema;
  answers: FormAnswers;
}

/** A form that was handed in, to be read. */
export function Filled({ schema, answers }: FilledProps) {
  return schema.sections.map((section) => (
    <Part
      key={section.key}
      title={section.title}
      extra={!onPhone && <CircleCheck size={18} className={styles.good} aria-hidden />}
    >
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
    </Part>
  ));
}
