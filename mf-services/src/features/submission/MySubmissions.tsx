import { Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Pager } from '@harbor/ui/kit';
import styles from './MySubmissions.module.css';
import { submissionPage } from './queries';
import { StatusTag } from './StatusTag';

interface MySubmissionsProps {
  page: number;
}

/** The author's submissions: what each of them waits for. */
export function MySubmissions({ page }: MySubmissionsProps) {
  const list = useQuery(submissionPage(page));
  if (list.isPending) return <ListSkeleton rows={3} />;
  if (list.isError)
    return <ErrorBlock title="投稿没有加载出来" error={list.error} onRetry={() => void list.refetch()} />;
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
      <Pager
        page={page}
        lastPage={list.data.last_page}
        to={(other) => `/uploadfile/?tab=mine&page=${other}`}
      />
    </>
  );
}
