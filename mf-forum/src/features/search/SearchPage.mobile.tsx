import { markedBy, searchWords } from '@harbor/contract/forum/marked';
import { Link, usePage, useSession } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Tabs } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { PeopleRows } from '../../people/PeopleRows';
import { PostCard } from '../../posts/PostCard';
import { HotTopics } from '../hot-topics';
import { TopicRows } from '../topics';
import { Marked } from './Marked';
import styles from './SearchPage.mobile.module.css';
import { searchTitles, searchTypes } from './searchTypes';
import { useSearch } from './useSearch';
import { useSuggestions } from './useSuggestions';

/** Looks for posts, topics and members, on the phone. */
export function SearchPage() {
  const { user } = useSession();
  const { keywords, type, found, look, to } = useSearch();
  const [typed, setTyped] = useState(keywords);
  const [typing, setTyping] = useState(false);
  const { list: suggestions } = useSuggestions(typed, typing, type);
  usePage({ ready: keywords === '' || !found.isPending });
  const go = (words: string) => {
    setTyped(words);
    setTyping(false);
    if (words.trim()) look(words);
  };
  const pages = found.data?.pages ?? [];
  const posts = pages.flatMap((page) => page.posts);
  const topics = pages.flatMap((page) => page.topics);
  const members = pages.flatMap((page) => page.members);
  const nothing = found.isSuccess && posts.length + topics.length + members.length === 0;
  return (
    <div className={styles.page}>
      <HiddenTitle>论坛搜索</HiddenTitle>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector('input')?.blur();
          go(typed);
        }}
      >
        <input
          type="search"
          value={typed}
          maxLength={50}
          placeholder="搜帖子、话题、用户"
          aria-label="搜帖子、话题、用户"
          onChange={({ target }) => {
            setTyped(target.value);
            setTyping(true);
          }}
        />
        <button type="submit" aria-label="搜索">
          <Search size={20} aria-hidden />
        </button>
      </form>
      {typing && suggestions.length > 0 ? (
        <ul className={styles.suggestions} aria-label="搜索建议">
          {suggestions.map((words) => (
            <li key={words}>
              <button type="button" onClick={() => go(words)}>
                <Marked parts={markedBy(words, searchWords(typed))} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {keywords ? (
        <>
          <div className={styles.tabs}>
            <Tabs
              bare
              label="搜索类型"
              current={type}
              tabs={searchTypes.map((key) => ({
                key,
                label: searchTitles[key],
                to: to(key),
              }))}
            />
          </div>
          {found.isPending ? <ListSkeleton /> : null}
          {found.isError && pages.length === 0 ? (
            <Panel>
              <ErrorBlock title="没有搜索出来" error={found.error} onRetry={() => void found.refetch()} />
            </Panel>
          ) : null}
          {nothing ? (
            <Panel>
              <Empty
                title={`没有找到与“${keywords}”有关的${searchTitles[type]}`}
                action={<Link to="/sendpost">发帖问问大家</Link>}
              />
            </Panel>
          ) : null}
          {found.isSuccess && !nothing ? (
            <InfiniteFeed query={found}>
              <div className={styles.results}>
                {posts.map((post) => (
                  <PostCard
                    key={post.id}
                    post={post}
                    phone
                    title={<Marked parts={post.title_marks} />}
                    excerpt={<Marked parts={post.excerpt_marks} />}
                  />
                ))}
                {topics.length > 0 ? (
                  <div className={styles.topics}>
                    <TopicRows topics={topics} />
                  </div>
                ) : null}
                <PeopleRows people={members} me={user?.id} />
              </div>
            </InfiniteFeed>
          ) : null}
        </>
      ) : (
        <>
          <p className={styles.hint}>输入关键词，找帖子、话题和同行</p>
          <HotTopics />
        </>
      )}
    </div>
  );
}

export default SearchPage;
