import { postRule } from '@harbor/contract/post-status';
import { Select } from 'antd';
import { useState } from 'react';
import type { ChosenTopic } from './fields';
import { useTopics } from './useTopics';

interface TopicFieldProps {
  id: string;
  value: ChosenTopic[];
  onChange: (topics: ChosenTopic[]) => void;
}

const keyOf = ({ id, title }: ChosenTopic) => `${id}:${title}`;

/** Up to three topics, looked for as one types; what is not there yet can be made. */
export function TopicField({ id, value, onChange }: TopicFieldProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { options, busy, failed } = useTopics(typed, open);
  const topicOf = (key: string) =>
    [...options, ...value].find((topic) => keyOf(topic) === key) ?? { id: 0, title: key };
  return (
    <Select
      id={id}
      mode="multiple"
      size="large"
      value={value.map((topic) => ({ value: keyOf(topic), label: `# ${topic.title}` }))}
      labelInValue
      maxCount={postRule.topics}
      placeholder="输入关键词找话题，没有可新建"
      filterOption={false}
      loading={busy && open}
      onSearch={setTyped}
      onOpenChange={setOpen}
      notFoundContent={failed ? '话题没有加载出来，请稍后再试' : busy ? '正在查找…' : '没有找到话题'}
      onChange={(chosen) => {
        onChange(chosen.map(({ value: key }) => topicOf(key)));
        setTyped('');
      }}
      options={options.map((topic) => ({
        value: keyOf(topic),
        label: topic.id === 0 ? `新建话题：${topic.title}` : `# ${topic.title}`,
      }))}
      style={{ width: '100%' }}
    />
  );
}
