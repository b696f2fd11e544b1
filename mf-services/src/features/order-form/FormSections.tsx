import { shownFields } from '@harbor/contract/order-form/answers';
import { Part } from '../../parts/Part';
import styles from './FormSections.module.css';
import type { Controls } from './fields/controlProps';
import { controls as orderControls } from './fields/controls';
import { FieldRow } from './fields/FieldRow';
import type { OrderFormState } from './useOrderForm';

/** What the sections need to know of a form that is filled in. */
export type FilledIn = Pick<
  OrderFormState,
  'schema' | 'answers' | 'errors' | 'progress' | 'gaps' | 'clock' | 'set' | 'touch' | 'setBusy'
>;

interface FormSectionsProps {
  state: FilledIn;
  /** Those of a form that is filled in for an order, unless said otherwise. */
  controls?: Controls;
}

/** Id of a section, for the list of them. */
export const sectionId = (key: string): string => `section-${key}`;

/** The form itself, section by section, as its schema says. */
export function FormSections({ state, controls = orderControls }: FormSectionsProps) {
  const { schema, answers, errors, progress, gaps, clock } = state;
  return schema.sections.map((section) => {
    const count = progress.sections[section.key];
    return (
      <Part
        key={section.key}
        id={sectionId(section.key)}
        title={section.title}
        extra={
          count &&
          count.all > 0 &&
          (count.done === count.all ? (
            <span className={styles.full}>已填完</span>
          ) : (
            <span className={styles.count}>
              必填 {count.done} / {count.all}
            </span>
          ))
        }
      >
        {section.note && <p className={styles.note}>{section.note}</p>}
        <div className={styles.fields}>
          {shownFields(section.fields, answers).map((field) => {
            const gap = gaps.find(({ key }) => key === field.key);
            return (
              <FieldRow
                key={field.key}
                field={field}
                path={field.key}
                value={answers[field.key]}
                errors={errors}
                clock={clock}
                controls={controls}
                onChange={state.set}
                onLeave={state.touch}
                onBusy={state.setBusy}
                note={
                  gap &&
                  `文件统计约 ${gap.counted.toLocaleString('zh-CN')} 字，与填写相差超过 10%，客服会与您核对`
                }
              />
            );
          })}
        </div>
      </Part>
    );
  });
}
