import { disciplineLabel } from '@harbor/contract/order-form/disciplines';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import styles from '../parts/Detail.module.css';
import { Facts } from '../parts/Facts';
import { Files } from '../parts/Files';
import { Loaded } from '../parts/Loaded';
import { orderFormQuery } from '../queries';

interface AnyFile {
  id?: string;
  name: string;
  size: number;
}

const isFile = (value: unknown): value is AnyFile =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'name' in value;

/** An answer in words, whatever kind of field it comes from. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('、');
  if (typeof value === 'object')
    return isFile(value) ? value.name : Object.values(value).map(wordsOf).filter(Boolean).join(' ');
  return String(value);
}

/** A discipline by its name; one of a former catalogue as it was kept. */
const subjectOf = (value: unknown): string =>
  typeof value === 'string' ? disciplineLabel(value) || value : wordsOf(value);

/** Every file in an answer. */
function filesOf(value: unknown): AnyFile[] {
  if (Array.isArray(value)) return value.flatMap(filesOf);
  if (isFile(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
}

/** The form of an order as it was handed in. */
export function OrderForm({ id }: { id: number }) {
  return (
    <Loaded query={useQuery(orderFormQuery(id, true))} height={160}>
      {({ schema, answers, version, submitted_at, word_flags }) => (
        <div className={styles.stack}>
          <p className={styles.none}>
            第 {version} 版，提交于 {formatTime(submitted_at)}
          </p>
          {word_flags.map((flag) => (
            <p key={flag.label} className={styles.alarm}>
              {flag.label}：填写 {flag.given} 字，文件中 {flag.counted} 字
            </p>
          ))}
          {schema.sections.map((section) => (
            <section key={section.key}>
              <h3>{section.title}</h3>
              <Facts
                rows={section.fields.map(({ key, label, kind }) => {
                  const value = answers[key];
                  const files = filesOf(value);
                  return [
                    label,
                    files.length > 0 ? (
                      <Files key={key} files={files} />
                    ) : kind === 'subject' ? (
                      subjectOf(value)
                    ) : (
                      wordsOf(value)
                    ),
                  ] as const;
                })}
              />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}
