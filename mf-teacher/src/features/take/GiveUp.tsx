import type { WaitTakeDetail } from '@harbor/contract';
import { navigate, notify } from '@harbor/runtime';
import { Button, Confirm, Field } from '@harbor/ui/kit';
import { useState } from 'react';
import { platformPaths } from '../../platform/paths';
import styles from './Form.module.css';
import { useGiveUp } from './queries';
import { useAct } from './useAct';

/** Gives an order up: what it costs is said before, and an order that was begun goes to somebody else. */
export function GiveUp({ order }: { order: WaitTakeDetail }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const act = useAct();
  const cost = order.service?.give_up_credit ?? 0;
  const name = order.service ? '申请转交' : '放弃接单';
  const give = useGiveUp({
    onSuccess: ({ credit }) => {
      notify.success(credit > 0 ? `已转交，扣 ${credit} 信用分` : '已放弃，未扣信用分');
      navigate(platformPaths.takes);
    },
    onError: act.failed,
  });
  const short = reason.trim().length < 2;
  return (
    <div className={styles.acts}>
      <p>{cost > 0 ? `无法继续？转交会扣 ${cost} 信用分` : '无法继续？现在放弃不扣信用分'}</p>
      <Button kind="text" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={`${name}？`}
        yes={name}
        no="再想想"
        danger
        loading={give.isPending}
        disabled={short}
        onYes={() => {
          act.begin();
          give.mutate({ params: { id: String(order.card.id) }, body: { reason: reason.trim() } });
        }}
      >
        <div className={styles.form}>
          <p>
            {cost > 0
              ? `正式服务已开始，现在转交会扣 ${cost} 信用分，需求会尽快交给另一位老师。`
              : '需求会回到接单大厅，您的信用分不受影响。'}
          </p>
          <Field label="原因" error={act.problem}>
            {(control) => (
              <textarea
                {...control}
                className={styles.area}
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        </div>
      </Confirm>
    </div>
  );
}
