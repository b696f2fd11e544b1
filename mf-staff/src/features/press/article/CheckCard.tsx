import type { PressDocument } from '@harbor/contract';
import type { RichEditorHandle } from '@harbor/ui/rich-editor';
import { Tag } from '@harbor/ui/tag';
import { CircleAlert, Check as Tick } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../parts/Card';
import styles from './CheckCard.module.css';
import type { Check } from './checks';
import { DescribeDialog } from './DescribeDialog';
import { picturesOf } from './markup';

export interface CheckCardProps {
  checks: readonly Check[];
  form: PressDocument;
  /** The editor, once it stands. */
  handle: RichEditorHandle | undefined;
  onJump: (field: string) => void;
}

/** What was looked at before it goes out, each point with the way to mend it. */
export function CheckCard({ checks, form, handle, onJump }: CheckCardProps) {
  const [picture, setPicture] = useState<number>();
  const lacks = checks.filter(({ kind }) => kind === 'lack').length;
  const hints = checks.filter(({ kind }) => kind === 'hint').length;
  const shown = picture === undefined ? undefined : picturesOf(form.content)[picture];
  return (
    <Card
      title="发布前检查"
      extra={
        lacks > 0 ? (
          <Tag tone="alert">{lacks} 项待补</Tag>
        ) : hints > 0 ? (
          <Tag tone="gold">{hints} 项提醒</Tag>
        ) : (
          <Tag tone="accent">可以发布</Tag>
        )
      }
    >
      <ul className={styles.list} aria-label="发布前检查">
        {checks.map(({ kind, text, field, picture: at }) => (
          <li key={`${field}${at}${text}`} data-kind={kind}>
            {kind === 'fine' ? <Tick size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            <span>{text}</span>
            {at !== undefined ? (
              <button
                type="button"
                aria-label={`去补第 ${at + 1} 张图的替代文字`}
                disabled={!handle}
                onClick={() => setPicture(at)}
              >
                去补
              </button>
            ) : field && kind !== 'fine' ? (
              <button type="button" aria-label={`去补：${text}`} onClick={() => onJump(field)}>
                去补
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {shown && picture !== undefined ? (
        <DescribeDialog
          picture={shown}
          at={picture}
          onDone={(words) => handle?.describe(picture, words)}
          onClose={() => setPicture(undefined)}
        />
      ) : null}
    </Card>
  );
}
