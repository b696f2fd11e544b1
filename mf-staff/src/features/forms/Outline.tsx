import type { FormField, OrderFormSchema } from '@harbor/contract';
import type { FormFault } from '@harbor/contract/order-form/faults';
import { Button } from '@harbor/ui/kit';
import { Plus } from 'lucide-react';
import { addField, addSection, type FormDocument, moveField, removeField, setField } from './document';
import { FieldCard } from './FieldCard';
import styles from './Outline.module.css';
import { SectionHead } from './SectionHead';
import { type OpenField, sectionId } from './useOpenField';

export interface OutlineProps {
  document: FormDocument;
  current: OrderFormSchema;
  /** Shown once somebody tried to publish. */
  faults: readonly FormFault[];
  opened: OpenField;
  onChange: (change: (document: FormDocument) => FormDocument) => void;
}

/** Messages below a place, by the rest of their path; the first of each. */
function errorsAt(faults: readonly FormFault[], place: string): Record<string, string> {
  const own = faults.filter(({ path }) => path.startsWith(`${place}.`)).reverse();
  return Object.fromEntries(own.map(({ path, message }) => [path.slice(place.length + 1), message]));
}

/** The form as a list of sections and fields, in the order of the page; one field is open at a time. */
export function Outline({ document, current, faults, opened, onChange }: OutlineProps) {
  const { open, setOpen, focus, focusOn } = opened;
  const level = document.sections.flatMap(({ fields }) => fields);
  const published = new Map<string, FormField>(
    current.sections.flatMap(({ fields }) => fields.map((field) => [field.key, field] as const)),
  );
  function handleAdd(section: number) {
    const made = addField(document, section, 'text');
    const key = made.document.sections[section]?.fields[made.place.field]?.key;
    onChange(() => made.document);
    setOpen(key);
    focusOn(key);
  }
  return (
    <div className={styles.outline}>
      {document.sections.map((section, s) => (
        <section
          key={section.key}
          id={sectionId(section.key)}
          className={styles.section}
          aria-label={section.title || '未命名分区'}
        >
          <SectionHead
            document={document}
            at={s}
            errors={errorsAt(faults, `sections[${s}]`)}
            onChange={onChange}
          />
          <ul>
            {section.fields.map((field, f) => (
              <FieldCard
                key={field.key}
                field={field}
                level={level}
                before={published.get(field.key)}
                open={open === field.key}
                focus={focus.key === field.key ? focus.turn : 0}
                first={s === 0 && f === 0}
                last={s === document.sections.length - 1 && f === section.fields.length - 1}
                errors={errorsAt(faults, `sections[${s}].fields[${f}]`)}
                onOpen={(shown) => {
                  setOpen(shown ? field.key : undefined);
                  focusOn();
                }}
                onChange={(next) => onChange((now) => setField(now, { section: s, field: f }, next))}
                onMove={(by) => {
                  onChange((now) => moveField(now, { section: s, field: f }, by).document);
                  focusOn(field.key);
                }}
                onRemove={() => {
                  onChange((now) => removeField(now, { section: s, field: f }));
                  focusOn();
                }}
              />
            ))}
          </ul>
          <Button
            className={styles.add}
            icon={<Plus size={15} aria-hidden />}
            aria-label={`在${section.title || '未命名分区'}添加一项`}
            onClick={() => handleAdd(s)}
          >
            添加一项
          </Button>
        </section>
      ))}
      <Button
        className={styles.add}
        icon={<Plus size={15} aria-hidden />}
        onClick={() => onChange(addSection)}
      >
        添加分区
      </Button>
    </div>
  );
}
