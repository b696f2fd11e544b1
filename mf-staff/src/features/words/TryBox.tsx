import type { DataOf } from '@harbor/contract';
import { wordRule } from '@harbor/contract/word-rule';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { useState } from 'react';
import { Card } from '../../parts/Card';
import { WordsField } from '../../parts/WordsField';
import { placeNames, type WordPlace } from './labels';
import { useTry } from './queries';
import styles from './Words.module.css';

type Tried = DataOf<'POST /staff/words/try'>;

const outcomes: Record<Tried['outcome'], readonly [text: string, tone: TagTone]> = {
  accepted: ['可以提交，没有命中', 'accent'],
  hinted: ['提示改写，坚持可以提交', 'gold'],
  masked: ['可以提交，号码以星号代替', 'gold'],
  held: ['可以提交，进入审核', 'primary'],
  refused: ['拒绝提交', 'alert'],
};

const severities = { block: '拒绝', warn: '提示', hide: '打码' } as const;

/** What a text was found to have, each with the rule. */
function Result({ hits, outcome }: Tried) {
  const [text, tone] = outcomes[outcome];
  return (
    <div className={styles.result} role="status">
      <Tag tone={tone}>{text}</Tag>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.rule}${hit.from}`}>
            <b>{hit.text}</b>
            <span>
              {hit.word ? `敏感词「${hit.word}」` : `站点规则「${hit.label}」`} ·{' '}
              {hit.hold ? '审核' : severities[hit.severity]}
            </span>
            <small>改为：{hit.rewrite}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tries what becomes of a text in a place. */
export function TryBox() {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<WordPlace>('post');
  const [problem, setProblem] = useState('');
  const attempt = useTry({ onError: (error) => setProblem(error.fieldError('text') ?? errorText(error)) });
  function handleTry() {
    if (text.trim() === '') return setProblem('请填写要试的文字');
    setProblem('');
    attempt.mutate({ body: { text, place } });
  }
  return (
    <Card title="试一段文字" note="不留记录">
      <div className={styles.try}>
        <WordsField
          label="文字"
          value={text}
          onChange={setText}
          max={wordRule.trial}
          rows={4}
          error={problem}
          placeholder="粘贴一段内容，看会命中哪条规则"
        />
        <label className={styles.select}>
          <span>写在</span>
          <select value={place} onChange={({ target }) => setPlace(target.value as WordPlace)}>
            {Object.entries(placeNames).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
          <Button loading={attempt.isPending} onClick={handleTry}>
            试一试
          </Button>
        </label>
        {attempt.data && !problem ? <Result {...attempt.data} /> : null}
      </div>
    </Card>
  );
}
