import type { DeskQuestion } from '@harbor/contract';
import { questionKindLabel } from '@harbor/contract/question-kind';
import { useQuery } from '@harbor/runtime';
import { Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { ComparedLines } from '../../../parts/comparison/ComparedLines';
import { Loaded } from '../../../parts/Loaded';
import { PickField } from '../../../parts/PickField';
import { letterOf, type QuestionDocument } from './form';
import styles from './QuestionEditor.module.css';
import { rightWordsOf } from './QuestionView';
import { versionQuery } from './queries';

/** A question as lines, so that two versions can be held against each other. Pure. */
export const linesOf = (question: QuestionDocument): string[] => [
  `题型：${questionKindLabel[question.kind]}`,
  ...question.stem.split('\n'),
  ...(question.picture ? [`图片：${question.picture_text}（${question.picture}）`] : []),
  ...question.options.map((text, n) => `${letterOf(n)}. ${text}`),
  `答案：${rightWordsOf(question)}`,
  ...(question.explanation ? [`讲解：${question.explanation}`] : []),
  ...(question.subject ? [`主题词：${question.subject}`] : []),
];

export interface CompareVersionsProps {
  question: DeskQuestion;
  onClose: () => void;
}

/** Two versions of a question against each other, in words. */
export function CompareVersions({ question: { id, version, versions }, onClose }: CompareVersionsProps) {
  const [before, setBefore] = useState(versions.find(({ number }) => number !== version)?.number ?? version);
  const [after, setAfter] = useState(version);
  const from = useQuery(versionQuery(id, before));
  const to = useQuery(versionQuery(id, after));
  const options = versions.map(({ number, note, by }) => [number, `第 ${number} 版 ${note || by}`] as const);
  return (
    <Overlay open onClose={onClose} title="对照两个版本" width={820}>
      <div className={styles.pair}>
        <PickField label="旧版本" value={before} options={options} onPick={setBefore} />
        <PickField label="新版本" value={after} options={options} onPick={setAfter} />
      </div>
      <Loaded query={from} height={160}>
        {(one) => (
          <Loaded query={to} height={160}>
            {(other) => <ComparedLines before={linesOf(one.document)} after={linesOf(other.document)} />}
          </Loaded>
        )}
      </Loaded>
    </Overlay>
  );
}
