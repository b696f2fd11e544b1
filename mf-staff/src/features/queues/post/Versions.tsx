import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { PostText } from '@harbor/ui/post';
import styles from '../parts/Detail.module.css';
import { Loaded } from '../parts/Loaded';
import { postVersionsQuery } from '../queries';

/** What a post said before it was changed. */
export function Versions({ id }: { id: number }) {
  return (
    <Loaded query={useQuery(postVersionsQuery(id, true))} height={80}>
      {({ data }) =>
        data.length === 0 ? (
          <p className={styles.none}>发布后没有修改过</p>
        ) : (
          <ul className={styles.rows}>
            {data.map((version) => (
              <li key={version.id}>
                <b>{version.title}</b>
                <PostText html={version.content} />
                <small>
                  {formatTime(version.written_at)} 至 {formatTime(version.replaced_at)}
                  {version.reviewed_again ? ' · 之后重新审核' : ''}
                </small>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
