import type { AuditLine } from '@harbor/contract';
import styles from './LineDetail.module.css';

/** Everything that a line says, under each other. */
export function LineDetail({ line }: { line: AuditLine }) {
  const { id, at, actor, action, action_text, object, detail, origin } = line;
  const rows = [
    ['行号', String(id)],
    ['时间', at.slice(0, 19).replace('T', ' ')],
    ['操作人', `${actor.type_text}${actor.id === null ? '' : ` · ${actor.name}（编号 ${actor.id}）`}`],
    ['操作', `${action_text}（${action}）`],
    ...(object
      ? [
          [
            '对象',
            `${object.type_text} ${object.label}${object.label === object.no ? '' : `（编号 ${object.no}）`}`,
          ],
        ]
      : []),
    ...detail.map(({ label, value }) => [label, value]),
    ['来源', origin || '未记录'],
  ] as [string, string][];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value], place) => (
        <div key={`${place} ${label}`} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
