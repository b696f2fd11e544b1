import type { DataOf } from '@harbor/contract';
import styles from './KindRecords.module.css';

/** The records of one kind, field by field. */
export function KindRecords({ data }: { data: DataOf<'GET /privacy/data/:kind'> }) {
  if (data.records.length === 0) return <p className={styles.none}>没有这类记录</p>;
  return (
    <>
      {data.total > data.records.length ? (
        <p className={styles.none}>
          共 {data.total} 条，这里是最近 {data.records.length} 条；全部内容请导出查看
        </p>
      ) : null}
      <ul className={styles.list}>
        {data.records.map((record, index) => (
          <li key={index}>
            <dl className={styles.record}>
              {record.map(({ label, value }) => (
                <div key={label} className={styles.field}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
