import { Link } from '@harbor/runtime';
import { Panel, Section } from '@harbor/ui/desktop';
import { Flame } from 'lucide-react';
import styles from './HotTopics.module.css';
import { TopicRanks } from './TopicRanks';
import { useHotTopics } from './useHotTopics';

/** What the forum talks about, on the desktop's home page: one column beside the headlines, two when alone. */
export function HotTopics() {
  const { topics, isPending } = useHotTopics();
  if (!isPending && topics.length === 0) return null;
  return (
    <Panel className={styles.card}>
      <Section
        size="part"
        title={
          <span className={styles.title}>
            <Flame size={19} aria-hidden /> 热议话题
          </span>
        }
        extra={<Link to="/topic/">全部话题</Link>}
      >
        <TopicRanks topics={isPending ? undefined : topics} />
      </Section>
    </Panel>
  );
}
