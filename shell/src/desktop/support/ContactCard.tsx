import type { SupportContact } from '@harbor/contract';
import { Check, Copy } from 'lucide-react';
import { useCopyWechat } from '../../support/useCopyWechat';
import { copyWords } from '../../support/words';
import styles from './ContactCard.module.css';

export interface ContactCardProps {
  contact: SupportContact;
  hint: string;
}

/** QR picture, WeChat id with its copy button, hours. */
export function ContactCard({ contact, hint }: ContactCardProps) {
  const [state, copy] = useCopyWechat();
  return (
    <div className={styles.card}>
      <img className={styles.code} src={contact.image} alt="客服微信二维码" width={148} height={148} />
      <div className={styles.words}>
        <p className={styles.hours}>服务时间 {contact.hours}</p>
        <p className={styles.id}>
          <b>{contact.wechat}</b>
          <button type="button" className={styles.copy} onClick={() => void copy(contact.wechat)}>
            <Copy size={14} aria-hidden />
            复制
          </button>
        </p>
        <p className={state === 'failed' ? styles.failed : styles.done} aria-live="polite">
          {state === 'done' ? (
            <>
              <Check size={14} aria-hidden />
              {copyWords.done}
            </>
          ) : null}
          {state === 'failed' ? copyWords.failed : null}
          {state === 'idle' ? <span className={styles.hint}>{hint}</span> : null}
        </p>
      </div>
    </div>
  );
}
