import styles from './ComparedLines.module.css';
import { type ComparedLine, compareLines } from './diff';

export interface ComparedLinesProps {
  before: readonly string[];
  after: readonly string[];
}

/** Each paragraph with a key that holds while the list does. */
const numbered = (lines: ComparedLine[]) => lines.map((line, at) => ({ line, key: at }));

/** What changed between two versions of a text, in words; paragraphs that are the same are left pale. */
export function ComparedLines({ before, after }: ComparedLinesProps) {
  const lines = compareLines(before, after);
  const count = lines.filter((line) => line.some(({ kind }) => kind !== 'same')).length;
  return (
    <div className={styles.compare}>
      <p className={styles.key}>
        <span>{count === 0 ? '正文没有变化' : `${count} 段有变化`}</span>
        <span>
          <del>删去</del> <ins>新增</ins>
        </span>
      </p>
      {numbered(lines).map(({ line, key }) => (
        <p key={key} className={line.every(({ kind }) => kind === 'same') ? styles.same : undefined}>
          {line.map(({ kind, text }, at) => {
            const piece = `${at}${kind}`;
            if (kind === 'gone') return <del key={piece}>{text}</del>;
            if (kind === 'new') return <ins key={piece}>{text}</ins>;
            return <span key={piece}>{text}</span>;
          })}
        </p>
      ))}
    </div>
  );
}
