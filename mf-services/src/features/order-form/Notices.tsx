import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { CarriedJournal } from './CarriedJournal';
import styles from './Notices.module.css';
import type { OrderFormState } from './useOrderForm';

interface NoticesProps {
  state: OrderFormState;
}

/** Above the form: why it came back, and what an earlier order already holds. */
export function Notices({ state }: NoticesProps) {
  const { form, failure } = state;
  const [offer, setOffer] = useState(form.earlier);
  return (
    <>
      <CarriedJournal state={state} />
      {form.return_reason && (
        <section className={styles.returned} aria-label="退回原因">
          <b>资料需要修改</b>
          <p>{form.return_reason}</p>
        </section>
      )}
      {offer && (
        <section className={styles.offer} aria-label="上次填写的内容">
          <p>您在 {formatTime(offer.saved_at)} 为同一服务填写过资料，可以接着使用；附件需要重新上传。</p>
          <span>
            <button
              type="button"
              onClick={() => {
                state.adopt(offer.answers);
                setOffer(null);
              }}
            >
              沿用上次内容
            </button>
            <button type="button" onClick={() => setOffer(null)}>
              重新填写
            </button>
          </span>
        </section>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}。填写的内容已保存，可稍后再提交。
        </p>
      )}
    </>
  );
}
