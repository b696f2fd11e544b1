import type { DeskPressRevision, PressDocument } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Overlay } from '@harbor/ui/kit';
import { type ReactNode, useState } from 'react';
import { ComparedLines } from '../../../parts/comparison/ComparedLines';
import { Loaded } from '../../../parts/Loaded';
import { PickField } from '../../../parts/PickField';
import { revisionQuery } from '../queries';
import styles from './Dialogs.module.css';
import { documentLines } from './documentLines';
import type { Article } from './useArticle';
import { useNames } from './useNames';

/** Stands for what is on the page now. */
const now = 0;

export interface CompareDialogProps {
  article: Article;
  /** The last first; one at least. */
  revisions: readonly DeskPressRevision[];
  onClose: () => void;
}

/** Two states of the article against each other, in words. */
export function CompareDialog({ article, revisions, onClose }: CompareDialogProps) {
  const [before, setBefore] = useState(revisions[0]?.number ?? now);
  const [after, setAfter] = useState(now);
  const names = useNames();
  const options = [
    [now, '现在的草稿'] as const,
    ...revisions.map(
      ({ number, note, event_text, at }) =>
        [number, `r${number} ${note || event_text}，${formatTime(at)}`] as const,
    ),
  ];
  return (
    <Overlay open onClose={onClose} title="对照两个版本" width={820}>
      <div className={styles.pair}>
        <PickField label="旧版本" value={before} options={options} onPick={setBefore} />
        <PickField label="新版本" value={after} options={options} onPick={setAfter} />
      </div>
      <State article={article} number={before}>
        {(from) => (
          <State article={article} number={after}>
            {(to) => <ComparedLines before={documentLines(from, names)} after={documentLines(to, names)} />}
          </State>
        )}
      </State>
    </Overlay>
  );
}

interface StateProps {
  article: Article;
  number: number;
  children: (document: PressDocument) => ReactNode;
}

function State({ article, number, children }: StateProps) {
  const query = useQuery({ ...revisionQuery(article.desk.id, number), enabled: number !== now });
  if (number === now) return children(article.form);
  return (
    <Loaded query={query} height={160}>
      {({ document }) => children(document)}
    </Loaded>
  );
}
