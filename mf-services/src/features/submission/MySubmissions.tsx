import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import type { ComponentType, ReactNode } from 'react';
import styles from './MySubmissions.module.css';
import { submissionPage } from './queries';
import { StatusTag } from './StatusTag';

interface MySubmissionsProps {
  page: number;
  /** The platform's own blocks. */
  parts: {
    Skeleton: ComponentType<{ rows: number }>;
    Failed: ComponentType<{ title: string; error: unknown; onRetry: () => void }>;
    Empty: ComponentType<{ title: string; description?: string; action?: ReactNode }>;
  };
  /** The way to the other pages. */
  pager: (lastPage: number) => ReactNode;
}

/** The author's submissions: what each of them waits for. */
export function MySubmissions({ page, parts, pager }: MySubmissionsProps) {
  const list = useQuery(submissionPage(page));
  const { Skeleton, Failed, Empty } = parts;
  if (list.isPending) return <Skeleton rows={3} />;
  if (list.isError)
    return <Failed title="投稿没有加载出来" error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.data.length === 0)
    return (
      <Empty
        title="还没有投稿"
        description="填写稿件信息并上传稿件，编辑受理后通知您"
        action={
          <Link className={styles.link} to="/uploadfile/?tab=new">
            去提交稿件
          </Link>
        }
      />
    );
  return (
    <>
      <ul className={styles.list} aria-busy={list.isFetching}>
        {list.data.data.map((one) => (
          <li key={one.id}>
            <Link className={styles.card} to={`/uploadfile/${one.id}`}>
              <span className={styles.head}>
                <span className={styles.no}>{one.submission_no}</span>
                <StatusTag status={one.status} text={one.status_text} />
              </span>
              <b className={styles.title}>{one.title}</b>
              <span className={styles.meta}>
                {[one.kind_text, one.language_text, one.subject_text, one.level_text]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={one.urgent ? styles.urgent : styles.hint}>{one.hint}</span>
              <span className={styles.meta}>提交于 {formatTime(one.submitted_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {pager(list.data.last_page)}
    </>
  );
}
