import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { LineField } from '../../../parts/LineField';
import styles from './Dialogs.module.css';
import type { TextPicture } from './markup';

export interface DescribeDialogProps {
  picture: TextPicture;
  /** Its place in the text, from 0. */
  at: number;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Asks what is on a picture, beside the picture. */
export function DescribeDialog({ picture, at, onDone, onClose }: DescribeDialogProps) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  function handleDone() {
    setProblem(words.trim() ? '' : '请写一句图上有什么');
    if (!words.trim()) return;
    onDone(words.trim());
    onClose();
  }
  return (
    <Overlay
      open
      onClose={onClose}
      title={`第 ${at + 1} 张图的替代文字`}
      width={520}
      closeOnMask={words === ''}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" onClick={handleDone}>
            写入正文
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <img src={picture.src} alt={`第 ${at + 1} 张图`} className={styles.picture} />
        <LineField
          label="图上有什么"
          value={words}
          onChange={setWords}
          max={100}
          error={problem}
          hint="读屏软件会读出来，图片打不开时也显示；写内容，不写“图片”二字"
        />
      </div>
    </Overlay>
  );
}
