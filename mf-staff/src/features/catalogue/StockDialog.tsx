import type { BodyOf, CatalogueSpec } from '@harbor/contract';
import { type ApiError, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import { Choice } from '../../parts/Choice';
import { useStock } from './queries';
import sections from './Sections.module.css';
import styles from './StockDialog.module.css';

type Way = 'more' | 'less' | 'unlimited' | 'count';

export interface StockDialogProps {
  spec: CatalogueSpec;
  onDone: (stock: number | null) => void;
  onClose: () => void;
}

/** Moves a stock by so many pieces: what is sold meanwhile does not matter. */
export function StockDialog({ spec, onDone, onClose }: StockDialogProps) {
  const counted = spec.stock !== null;
  const [way, setWay] = useState<Way>(counted ? 'more' : 'count');
  const [pieces, setPieces] = useState('');
  const [problem, setProblem] = useState('');
  const { keyFor } = useIntention();
  const change = useStock({
    onSuccess({ stock }) {
      notify.success('库存已调整');
      onDone(stock);
    },
    onError: (error: ApiError) => setProblem(errorText(error)),
  });
  const ways: readonly { value: Way; title: string }[] = counted
    ? [
        { value: 'more', title: '增加' },
        { value: 'less', title: '减少' },
        { value: 'unlimited', title: '改为不限' },
      ]
    : [{ value: 'count', title: '开始计数' }];

  function bodyOf(): BodyOf<'POST /staff/catalogue/stock/:id'> | undefined {
    if (way === 'unlimited') return { unlimited: true };
    const number = /^\d{1,7}$/.test(pieces.trim()) ? Number(pieces) : undefined;
    if (number === undefined || (number === 0 && way !== 'count')) return undefined;
    if (way === 'count') return { count: number };
    return { add: way === 'more' ? number : -number };
  }
  function handleSave() {
    const body = bodyOf();
    setProblem(body ? '' : '请输入数量');
    if (body) change.mutate({ params: { id: spec.id }, body, idempotencyKey: keyFor([spec.id, body]) });
  }

  return (
    <Overlay
      open
      onClose={onClose}
      title={`调整库存：${spec.name}`}
      closeOnMask={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" loading={change.isPending} onClick={handleSave}>
            确认调整
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={sections.hint}>
          {counted
            ? `页面打开时剩 ${spec.stock} 个。按增减计算，期间售出的不受影响。`
            : '现在不限库存。开始计数后，卖完即不能购买。'}
        </p>
        <Choice label="调整方式" value={way} options={ways} onChoose={setWay} />
        {way === 'unlimited' ? (
          problem ? (
            <p className={sections.problem} role="alert">
              {problem}
            </p>
          ) : null
        ) : (
          <Field label={way === 'count' ? '可售数量' : '数量'} error={problem || undefined}>
            {(control) => (
              <TextField
                {...control}
                inputMode="numeric"
                maxLength={7}
                value={pieces}
                onChange={({ target }) => setPieces(target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Overlay>
  );
}
