import type { HelpList } from '@harbor/contract';
import styles from './Help.module.css';
import { HelpGroup } from './HelpGroup';
import { NothingFound } from './NothingFound';
import { StillAsking } from './StillAsking';
import type { Help } from './useHelp';

export interface HelpContentProps {
  help: Help;
  list: HelpList;
}

/** What the search found, or all questions by category; at the end the way to people. */
export function HelpContent({ help: { asked, found, clear }, list }: HelpContentProps) {
  if (!asked)
    return (
      <>
        {list.categories.map(({ id, title, description, articles }) => (
          <HelpGroup key={id} id={`help-${id}`} title={title} description={description} articles={articles} />
        ))}
        <StillAsking />
      </>
    );
  const hits = found.data?.data ?? [];
  return (
    <div className={styles.results} aria-live="polite" aria-busy={found.isFetching || undefined}>
      {hits.length > 0 ? (
        <>
          <HelpGroup
            key={found.data?.keyword}
            title={`“${found.data?.keyword ?? asked}”的搜索结果`}
            description={`共 ${hits.length} 个问题`}
            articles={hits}
            openFirst
          />
          <StillAsking />
        </>
      ) : found.isSuccess && !found.isPlaceholderData ? (
        <NothingFound asked={asked} onClear={clear} />
      ) : null}
    </div>
  );
}
