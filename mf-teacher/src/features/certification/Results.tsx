import type { ApplyItemState, CertificationState, DataOf } from '@harbor/contract';
import { ChoicePills } from '@harbor/ui/choice';
import { LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { EvidenceField } from './EvidenceField';
import { useFlow } from './flow';
import { Box } from './Parts';
import styles from './Results.module.css';

interface ResultsProps {
  state: CertificationState;
  choices: DataOf<'GET /teacher/attr'> | undefined;
  onPreview: (id: string, name: string) => void;
}

const passed = 1;
const wanted = 2;

type Shown = 'wanted' | 'passed' | 'all';

/** Every item with its result; what was sent back stands first, with its reason and the way to mend it. */
export function Results({ state, choices, onPreview }: ResultsProps) {
  const { items, status } = state.application;
  const open = items.filter(({ result }) => result === wanted);
  const done = items.filter(({ result }) => result === passed);
  const [shown, setShown] = useState<Shown>(open.length > 0 ? 'wanted' : 'all');
  const list = { wanted: open, passed: done, all: items }[shown];
  return (
    <Box title="逐项结果">
      <fieldset className={styles.pills} aria-label="显示哪些">
        <ChoicePills<Shown>
          name="results"
          value={shown}
          onChoose={setShown}
          options={[
            ['wanted', `需补充 ${open.length}`],
            ['passed', `通过 ${done.length}`],
            ['all', `全部 ${items.length}`],
          ]}
        />
      </fieldset>
      <ul className={styles.items}>
        {list.map((item) => (
          <Item
            key={item.key}
            item={item}
            mending={status === 3 && item.result === wanted}
            choices={choices}
            onPreview={onPreview}
          />
        ))}
      </ul>
      {list.length === 0 ? <p>没有这样的项目。</p> : null}
    </Box>
  );
}

function mark({ result, fixed }: ApplyItemState) {
  if (result === passed) return <Tag tone="accent">通过</Tag>;
  if (result === wanted) return fixed ? <Tag tone="primary">已更换</Tag> : <Tag tone="alert">待补充</Tag>;
  return <Tag>待审核</Tag>;
}

interface ItemProps {
  item: ApplyItemState;
  mending: boolean;
  choices: ResultsProps['choices'];
  onPreview: ResultsProps['onPreview'];
}

function Item({ item, mending, choices, onPreview }: ItemProps) {
  const { at } = useFlow();
  const rule = choices?.items.find(({ key }) => key === item.key);
  const proof = rule && rule.files > 0;
  return (
    <li className={mending ? styles.wanted : styles.item} data-item={item.key}>
      <b>{item.label}</b>
      <div className={styles.value}>
        <p>
          {item.value || (item.files.length > 0 ? item.files.map(({ name }) => name).join('、') : '未填写')}
        </p>
        {item.reason ? <blockquote className={styles.reason}>{item.reason}</blockquote> : null}
        {mending && proof ? (
          <EvidenceField
            item={item}
            rule={rule}
            mostBytes={choices?.most_bytes ?? 0}
            replacing
            onPreview={onPreview}
          />
        ) : null}
        {mending && !proof ? (
          <LinkButton to={at(item.step === 'teacherid' ? 'teacherid' : 'form')}>
            去修改{item.label}
          </LinkButton>
        ) : null}
      </div>
      {mark(item)}
    </li>
  );
}
