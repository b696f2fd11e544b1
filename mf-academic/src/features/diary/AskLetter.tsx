import type { DiaryDetail } from '@harbor/contract';
import { copyText } from '@harbor/ui/copy';
import { Button, Overlay } from '@harbor/ui/kit';
import styles from './AskLetter.module.css';

interface AskLetterProps {
  manuscript: DiaryDetail;
  onClose: () => void;
}

/** How to ask a journal politely once, in Chinese and in English. */
export function AskLetter({ manuscript, onClose }: AskLetterProps) {
  const { title, manuscript_no: number, rounds } = manuscript;
  const sent = rounds[0]?.steps.find(({ kind }) => kind === 'submit')?.day ?? '';
  const letters = [
    {
      language: '中文',
      text: `尊敬的编辑老师：\n您好！我于 ${sent} 向贵刊投稿《${title}》${number ? `（稿号 ${number}）` : ''}。想冒昧请教稿件目前的进展；如需补充材料，我会尽快提供。感谢您和审稿专家付出的时间。\n此致\n敬礼`,
    },
    {
      language: '英文',
      text: `Dear Editor,\n\nI submitted the manuscript "${title}"${number ? ` (${number})` : ''} on ${sent}. May I kindly ask about its current status? Please let me know if anything further is needed from my side. Thank you and the reviewers for your time.\n\nKind regards`,
    },
  ];
  return (
    <Overlay open title="礼貌询问的写法" width={560} onClose={onClose}>
      <p className={styles.lead}>一次就够，写明稿号与投稿日期；催得太勤反而不好。请用自己的话改一改再发。</p>
      {letters.map(({ language, text }) => (
        <section key={language} className={styles.letter} aria-label={`${language}写法`}>
          <div className={styles.head}>
            <h3>{language}</h3>
            <Button onClick={() => void copyText(text, `${language}写法已复制`)}>复制</Button>
          </div>
          <p className={styles.text}>{text}</p>
        </section>
      ))}
    </Overlay>
  );
}
