import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { useKeptText } from '@harbor/ui/kept';
import { useState } from 'react';
import buttons from '../../parts/buttons.module.css';
import styles from './CounterForm.module.css';
import { useCounterQuote } from './useQuoteAnswer';

interface CounterFormProps {
  orderId: number;
  round: number;
  onClose: () => void;
}

const shortest = 5;
const longest = 300;

/** 元 as typed to 分; null for nothing, undefined for what is no amount. */
function fenOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : undefined;
}

/** What would suit the buyer instead. */
export function CounterForm({ orderId, round, onClose }: CounterFormProps) {
  const [wish, setWish, forget] = useKeptText(`wish:${orderId}`);
  const [price, setPrice] = useState('');
  const watch = useSentinel(wish, 'note');
  const { counter, waiting, errors, setErrors } = useCounterQuote(orderId, () => {
    forget();
    onClose();
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const fen = fenOf(price);
        const found = {
          wish: wish.trim().length < shortest ? '请至少用5个字说明您的期望' : undefined,
          wish_fen: fen === undefined ? '请输入金额，例如 1200' : undefined,
        };
        setErrors(found);
        if (found.wish || found.wish_fen || waiting) return;
        if (!(await watch.check())) return;
        counter({ round, wish: wish.trim(), ...(fen ? { wish_fen: fen } : {}) });
      }}
    >
      <label>
        <span>您的期望</span>
        <textarea
          rows={3}
          maxLength={longest}
          value={wish}
          aria-describedby="counter-wish"
          placeholder="例如：只需要前三章；或希望十天内完成"
          onChange={({ target }) => setWish(target.value)}
        />
      </label>
      <SentinelHint watch={watch} onAdopt={setWish} />
      <p id="counter-wish" className={styles.problem} role={errors.wish ? 'alert' : undefined}>
        {errors.wish}
      </p>
      <label>
        <span>期望价格（元，选填）</span>
        <input
          inputMode="decimal"
          value={price}
          aria-describedby="counter-price"
          onChange={({ target }) => setPrice(target.value)}
        />
      </label>
      <p id="counter-price" className={styles.problem} role={errors.wish_fen ? 'alert' : undefined}>
        {errors.wish_fen}
      </p>
      <p className={buttons.row}>
        <button type="button" onClick={onClose}>
          取消
        </button>
        <button type="submit" className={buttons.main} disabled={waiting}>
          {waiting ? '正在提交…' : '请重新报价'}
        </button>
      </p>
    </form>
  );
}
