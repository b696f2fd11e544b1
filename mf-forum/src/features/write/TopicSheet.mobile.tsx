import { postRule } from '@harbor/contract/post-status';
import { notify } from '@harbor/runtime';
import { Button, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import type { ChosenTopic } from './fields';
import styles from './TopicSheet.mobile.module.css';
import { useTopics } from './useTopics';

interface TopicSheetProps {
  open: boolean;
  value: ChosenTopic[];
  onClose: () => void;
  onChange: (topics: ChosenTopic[]) => void;
}

/** Up to three topics, looked for as one types; what is not there yet can be made. */
export function TopicSheet({ open, value, onClose, onChange }: TopicSheetProps) {
  const [typed, setTyped] = useState('');
  const { options, busy, failed } = useTopics(typed, open);
  const has = (topic: ChosenTopic) => value.some(({ title }) => title === topic.title);
  const toggle = (topic: ChosenTopic) => {
    if (has(topic)) onChange(value.filter(({ title }) => title !== topic.title));
    else if (value.length >= postRule.topics) notify.warning(`最多选${postRule.topics}个话题`);
    else onChange([...value, topic]);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="选择话题"
      footer={
        <Button block onClick={onClose}>
          完成
        </Button>
      }
    >
      <input
        className={styles.search}
        value={typed}
        type="search"
        maxLength={50}
        placeholder="输入关键词找话题，没有可新建"
        aria-label="找话题"
        onChange={({ target }) => setTyped(target.value)}
      />
      {value.length > 0 ? (
        <ul className={styles.chosen} aria-label="已选话题">
          {value.map((topic) => (
            <li key={topic.title}>
              <button type="button" aria-label={`移除话题 ${topic.title}`} onClick={() => toggle(topic)}>
                #{topic.title} ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.list} aria-busy={busy}>
        {failed ? <p className={styles.none}>话题没有加载出来，请稍后再试</p> : null}
        {!failed && !busy && options.length === 0 ? <p className={styles.none}>没有找到话题</p> : null}
        {options.map((topic) => (
          <button
            key={`${topic.id}${topic.title}`}
            type="button"
            aria-pressed={has(topic)}
            onClick={() => toggle(topic)}
          >
            {topic.id === 0 ? `新建话题：${topic.title}` : `# ${topic.title}`}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
