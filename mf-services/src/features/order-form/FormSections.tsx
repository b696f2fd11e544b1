import { shownFields } from '@harbor/contract/order-form/answers';
import type { ReactNode } from 'react';
import styles from './FormSections.module.css';
import type { Controls } from './fields/controlProps';
import { FieldRow } from './fields/FieldRow';
import type { OrderFormState } from './useOrderForm';

interface FormSectionsProps {
  state: OrderFormState;
  controls: Controls;
  /** What a section stands in. */
  frame: (section: { id: string; title: string; count: ReactNode; children: ReactNode }) => ReactNode;
}

/** Id of a section, for the list of them. */
export const sectionId = (key: string): string => `section-${key}`;

/** The form itself, section by section, as its schema says. */
export function FormSections({ state, controls, frame }: FormSectionsProps) {
  const { schema, answers, errors, progress, gaps, clock } = state;
  return schema.sections.map((section) => {
    const count = progress.sections[section.key];
    return (
      <div key={section.key} className={styles.section}>
        {frame({
          id: sectionId(section.key),
          title: section.title,
          count:
            count &&
            count.all > 0 &&
            (count.done === count.all ? (
              <span className={styles.full}>已填完</span>
            ) : (
              <span className={styles.count}>
                必填 {count.done} / {count.all}
              </span>
            )),
          children: (
            <>
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
            </>
          ),
        })}
      </div>
    );
  });
}
