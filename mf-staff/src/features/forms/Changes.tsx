import { Tag, type TagTone } from '@harbor/ui/tag';
import styles from './Changes.module.css';
import { changesOf, type FormChange } from './difference';
import type { FormDocument } from './document';

interface ChangesProps {
  before: FormDocument;
  after: FormDocument;
}

const marks: Record<FormChange['kind'], { title: string; tone: TagTone }> = {
  added: { title: '新增', tone: 'accent' },
  removed: { title: '删除', tone: 'alert' },
  changed: { title: '修改', tone: 'primary' },
};

/** What distinguishes two versions of a form, in words. */
export function Changes({ before, after }: ChangesProps) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return <p className={styles.none}>两版内容相同。</p>;
  return (
    <ul className={styles.list} aria-label="修改内容">
      {changes.map(({ kind, text }) => (
        <li key={`${kind}${text}`}>
          <Tag tone={marks[kind].tone}>{marks[kind].title}</Tag>
          <span>{kind === 'changed' ? text : text.replace(/^(新增|删除)/, '')}</span>
        </li>
      ))}
    </ul>
  );
}
