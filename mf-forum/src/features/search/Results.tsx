import type { DataOf } from '@harbor/contract';
import { useSession } from '@harbor/runtime';
import { PeopleRows } from '../../people/PeopleRows';
import { PostCard } from '../../posts/PostCard';
import { TopicRows } from '../topics';
import { Marked } from './Marked';
import styles from './SearchPage.module.css';

/** One page of results, found words marked. */
export function Results({ found }: { found: DataOf<'POST /hot_post/search'> }) {
  const { user } = useSession();
  return (
    <>
      {found.posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          title={<Marked parts={post.title_marks} />}
          excerpt={<Marked parts={post.excerpt_marks} />}
        />
      ))}
      {found.topics.length > 0 ? (
        <div className={styles.topics}>
          <TopicRows topics={found.topics} />
        </div>
      ) : null}
      {found.members.length > 0 ? <PeopleRows people={found.members} me={user?.id} /> : null}
    </>
  );
}
