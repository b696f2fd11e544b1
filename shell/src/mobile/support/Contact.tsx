import type { SupportContact } from '@harbor/contract';
import { Bone } from '@harbor/ui';
import type { CopyState } from '../../support/useCopyWechat';
import { copyWords } from '../../support/words';
import styles from './Contact.module.css';

export interface ContactProps {
  /** Undefined while it is on its way; the room is the same. */
  contact: SupportContact | undefined;
  hint: string;
  state: CopyState;
}

/** QR picture, WeChat id, hours. */
export function Contact({ contact, hint, state }: ContactProps) {
  return (
    <div className={styles.contact}>
      {contact ? (
        <img className={styles.code} src={contact.image} alt="客服微信二维码" width={168} height={168} />
      ) : (
        <Bone width={168} height={168} radius={10} />
      )}
      <p className={styles.id}>{contact?.wechat}</p>
      <p className={styles.text}>{contact ? `工作时间 ${contact.hours}，长按二维码可保存` : ''}</p>
      <p className={state === 'failed' ? styles.failed : styles.text} aria-live="polite">
        {state === 'done' ? copyWords.done : null}
        {state === 'failed' ? copyWords.failed : null}
        {state === 'idle' ? hint : null}
      </p>
    </div>
  );
}
