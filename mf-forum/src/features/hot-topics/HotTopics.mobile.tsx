import { Link } from '@harbor/runtime';
import { Panel, Section } from '@harbor/ui/mobile';
import styles from './HotTopics.module.css';
import { TopicRanks } from './TopicRanks';
import { useHotTopics } from './useHotTopics';

/** What the forum talks about, on the phone's home page. */
export function HotTopics() {
  const { topics, isPending } = useHotTopics();
  if (!isPending && topics.length === 0) return null;
  return (
    <Panel padding="none" className={styles.phone}>
      <Section
        title="热议话题"
        extra={
          <Link to="/topic/" className={styles.all}>
            全部话题
          </Link>
        }
      >
        <TopicRanks topics={isPending ? undefined : topics} />
      </Section>
    </Panel>
  );
}
