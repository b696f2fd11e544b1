import { Button } from '@harbor/ui/kit';
import { Plus, Trash2 } from 'lucide-react';
import { LineField } from '../../../parts/LineField';
import { MoveButtons, moved } from '../../../parts/MoveButtons';
import { WordsField } from '../../../parts/WordsField';
import styles from './Sections.module.css';
import { nextKey, type TypedSection } from './sections';

export interface SectionsFieldProps {
  value: TypedSection[];
  onChange: (value: TypedSection[]) => void;
  /** What is wrong with a part, or with one of its fields. */
  errorAt: (field: string) => string | undefined;
}

/** The parts of a long text, each with a heading: written, moved, added, taken out. */
export function SectionsField({ value, onChange, errorAt }: SectionsFieldProps) {
  const change = (at: number, part: Partial<TypedSection>) =>
    onChange(value.map((one, n) => (n === at ? { ...one, ...part } : one)));
  return (
    <div className={styles.sections}>
      {value.map(({ key, heading, body }, at) => (
        <fieldset key={key} className={styles.section} aria-label={`第 ${at + 1} 节`}>
          <div className={styles.head}>
            <span>第 {at + 1} 节</span>
            <MoveButtons
              name={`第 ${at + 1} 节`}
              first={at === 0}
              last={at === value.length - 1}
              busy={false}
              onMove={(by) => onChange(moved(value, at, by))}
            />
            <button
              type="button"
              className={styles.drop}
              aria-label={`删除第 ${at + 1} 节`}
              disabled={value.length === 1}
              onClick={() => onChange(value.filter((_, n) => n !== at))}
            >
              <Trash2 size={16} aria-hidden />
            </button>
          </div>
          <LineField
            label="小标题"
            value={heading}
            onChange={(text) => change(at, { heading: text })}
            max={60}
            error={errorAt(`sections.${at}.heading`)}
          />
          <WordsField
            label="正文"
            value={body}
            onChange={(text) => change(at, { body: text })}
            max={20_000}
            rows={6}
            placeholder="空一行为新的一段"
            error={
              errorAt(`sections.${at}.paragraphs`) ??
              errorAt(`sections.${at}.paragraphs.0`) ??
              errorAt(`sections.${at}`)
            }
          />
        </fieldset>
      ))}
      <Button
        icon={<Plus size={15} aria-hidden />}
        disabled={value.length >= 40}
        onClick={() => onChange([...value, { key: nextKey(), heading: '', body: '' }])}
      >
        添加一节
      </Button>
    </div>
  );
}
