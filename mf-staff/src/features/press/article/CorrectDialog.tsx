import { notify } from '@harbor/runtime';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../../desk/useSaving';
import { WordsField } from '../../../parts/WordsField';
import { useCorrect } from '../queries';
import type { Check } from './checks';
import styles from './Dialogs.module.css';
import type { Article } from './useArticle';

export interface CorrectDialogProps {
  article: Article;
  checks: readonly Check[];
  onClose: () => void;
}

const least = 10;

/** Says under the article what stood there and what is right; the draft with the right words goes out with it. */
export function CorrectDialog({ article, checks, onClose }: CorrectDialogProps) {
  const { desk, step } = article;
  const [text, setText] = useState('');
  const [short, setShort] = useState('');
  const saving = useSaving();
  const correct = useCorrect();
  const lack = checks.find(({ kind }) => kind === 'lack');

  async function handleYes() {
    const words = text.trim();
    setShort(words.length < least ? '请写明原来写的是什么、正确的是什么' : '');
    if (words.length < least) return;
    const next = await saving.run(() =>
      step(({ id, revision }) => correct.mutateAsync({ params: { id }, body: { revision, text: words } })),
    );
    if (!next) return;
    notify.success('更正已发布，列在正文上方与更正公示');
    onClose();
  }

  const atText = short || saving.fieldError('text');
  return (
    <Overlay
      open
      onClose={onClose}
      title="发布更正"
      width={520}
      closeOnMask={false}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            取消
          </Button>
          <Button
            kind="primary"
            disabled={lack !== undefined}
            loading={saving.busy}
            onClick={() => void handleYes()}
          >
            发布更正
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {lack
            ? `草稿还不能发布：${lack.text}。补齐后再更正。`
            : desk.changed
              ? '草稿里改好的内容会随更正一并更新。'
              : '草稿与读者看到的内容相同：如果正文也要改，请先改正文。'}
        </p>
        <WordsField
          label="更正说明（读者看得到）"
          value={text}
          onChange={setText}
          max={300}
          rows={4}
          placeholder="例如：原文“2025 年起施行”有误，应为“2026 年 1 月 1 日起施行”。"
          error={atText}
          focus
        />
        {saving.problem && !atText ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
