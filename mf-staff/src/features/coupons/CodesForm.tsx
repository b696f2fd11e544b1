import type { StaffCoupon } from '@harbor/contract';
import { useIntention } from '@harbor/runtime';
import { copyText } from '@harbor/ui/copy';
import { Button, Overlay } from '@harbor/ui/kit';
import { useState } from 'react';
import { useSaving } from '../../desk/useSaving';
import { LineField } from '../../parts/LineField';
import styles from './Coupon.module.css';
import { useMakeCodes } from './queries';
import { saveCsv } from './saveCsv';

export interface CodesFormProps {
  coupon: StaffCoupon;
  onClose: () => void;
}

/** Makes codes for one person each. They are shown this once: nobody can read them again. */
export function CodesForm({ coupon, onClose }: CodesFormProps) {
  const [count, setCount] = useState('50');
  const [missing, setMissing] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const [kept, setKept] = useState(false);
  const saving = useSaving();
  const make = useMakeCodes();
  const intention = useIntention();

  async function handleMake() {
    const wanted = Number(count);
    const fits = /^\d+$/.test(count) && wanted >= 1 && wanted <= 500;
    setMissing(fits ? '' : '数量为 1 至 500');
    if (!fits) return;
    const body = { count: wanted };
    const made = await saving.run(() =>
      make.mutateAsync({ params: { id: coupon.id }, body, idempotencyKey: intention.keyFor(body) }),
    );
    if (made) setCodes(made.codes);
  }

  const atCount = missing || saving.fieldError('count');
  return (
    <Overlay
      open
      onClose={onClose}
      title={codes ? `${codes.length} 个兑换码` : '生成兑换码'}
      width={520}
      closeOnMask={false}
      footer={
        codes ? (
          <>
            <Button
              onClick={() => {
                setKept(true);
                void copyText(codes.join('\n'), '已复制全部兑换码');
              }}
            >
              复制全部
            </Button>
            <Button
              onClick={() => {
                setKept(true);
                saveCsv(`兑换码-${coupon.id}.csv`, coupon.title, codes);
              }}
            >
              下载 CSV
            </Button>
            <Button kind="primary" onClick={onClose}>
              {kept ? '完成' : '已保存，关闭'}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={saving.busy} onClick={onClose}>
              取消
            </Button>
            <Button kind="primary" loading={saving.busy} onClick={() => void handleMake()}>
              生成
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {codes ? (
          <>
            <p className={styles.warn}>兑换码只显示这一次，关闭后无法再次查看，请先复制或下载。</p>
            <textarea
              className={styles.codes}
              aria-label="兑换码"
              readOnly
              rows={10}
              value={codes.join('\n')}
            />
          </>
        ) : (
          <>
            <p>每个码兑换一张“{coupon.title}”，用一次就失效。拿到码的人都能兑换，请妥善分发。</p>
            <LineField
              label="数量"
              value={count}
              onChange={setCount}
              inputMode="numeric"
              unit="个"
              error={atCount}
            />
          </>
        )}
        {saving.problem && !atCount ? (
          <p className={styles.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
      </div>
    </Overlay>
  );
}
