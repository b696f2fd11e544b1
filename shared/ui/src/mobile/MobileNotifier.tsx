import { installNotifier, type NoticeKind, noticeDuration } from '@harbor/runtime';
import { Toast } from 'antd-mobile';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Questions } from '../questions/Questions';
import styles from './MobileNotifier.module.css';

const loadQuestion = () => import('./QuestionSheet').then(({ QuestionSheet }) => QuestionSheet);

/** Draws the product's short messages as antd-mobile toasts of 1.5 s, and its questions as sheets. */
export function MobileNotifier() {
  useEffect(() => {
    installNotifier((kind, text) => {
      Toast.show({
        content: <Notice kind={kind} text={text} />,
        duration: noticeDuration,
        maskClassName: styles.toast,
      });
    });
  }, []);
  return <Questions load={loadQuestion} />;
}

function Notice({ kind, text }: { kind: NoticeKind; text: string }) {
  return (
    <span className={styles.notice} role="status">
      {kind === 'success' ? <CircleCheck size={18} className={styles.success} aria-hidden /> : null}
      {kind === 'warning' || kind === 'error' ? (
        <CircleAlert size={18} className={styles.warning} aria-hidden />
      ) : null}
      {text}
    </span>
  );
}
