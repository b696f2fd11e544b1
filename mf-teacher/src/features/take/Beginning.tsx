import type { WaitTakeDetail } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Countdown, errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useAnswerInvitation, useTaking } from '../hall';
import { Box } from './Box';
import styles from './Form.module.css';
import { useBegin, useConfirm } from './queries';
import { useAct } from './useAct';

interface BeginningProps {
  order: WaitTakeDetail;
  onLost: () => void;
}

/** What may be done before the service: take the order, begin the trial, wait, or say yes to the formal service. */
export function Beginning({ order, onLost }: BeginningProps) {
  const { card, take, actions, excerpt } = order;
  const act = useAct();
  const taking = useTaking(onLost);
  const id = String(card.id);
  const answer = useAnswerInvitation({
    onSuccess: ({ accepted }) => {
      notify.success(accepted ? '已接受邀请' : '已婉拒，需求会回到大厅');
      onLost();
    },
    onError: (error) => {
      notify.warning(errorText(error));
      onLost();
    },
  });
  const begin = useBegin({ onSuccess: () => act.done('试做已开始计时'), onError: act.failed });
  const confirm = useConfirm({ onSuccess: () => act.done('服务已开始'), onError: act.failed });
  const problem = act.problem ? (
    <p className={styles.problem} role="alert">
      {act.problem}
    </p>
  ) : null;
  if (!take && actions.decline_invitation)
    return (
      <Box title="客户邀请您" current>
        <p>
          只有您能看到这一单
          {card.invited_until ? (
            <>
              ，剩 <Countdown until={card.invited_until} serverTime={order.server_time} />
            </>
          ) : null}
          ；婉拒后回到接单大厅，不影响信用分。
        </p>
        {actions.why ? <p className={styles.problem}>{actions.why}</p> : null}
        <div className={styles.acts}>
          <Button
            disabled={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { accept: false } })}
          >
            婉拒
          </Button>
          <Button
            kind="primary"
            disabled={!actions.accept_invitation}
            loading={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { accept: true } })}
          >
            接受邀请
          </Button>
        </div>
      </Box>
    );
  if (!take)
    return (
      <Box title="接单" current>
        <p>
          {card.trial.text}
          {card.trial.needed ? `，开始后 ${card.trial.hours} 小时内提交` : ''}
        </p>
        {actions.take ? null : <p className={styles.problem}>{actions.why}</p>}
        <div className={styles.acts}>
          <Button
            kind="primary"
            disabled={!actions.take}
            loading={taking.busy}
            onClick={() => taking.take(card.id, card.title, card.trial.needed)}
          >
            {actions.take ? '接单' : '暂不能接'}
          </Button>
        </div>
      </Box>
    );
  if (actions.begin)
    return (
      <Box title="开始试做" current>
        <p>
          请在 {take.due_at ? <Countdown until={take.due_at} serverTime={order.server_time} /> : '2 小时'}
          内开始；开始后 {card.trial.hours} 小时内提交。
        </p>
        {excerpt ? <p className={styles.excerpt}>{excerpt}</p> : null}
        {problem}
        <div className={styles.acts}>
          <Button
            kind="primary"
            loading={begin.isPending}
            onClick={() => {
              act.begin();
              begin.mutate({ params: { id } });
            }}
          >
            开始试做
          </Button>
        </div>
      </Box>
    );
  if (actions.confirm)
    return (
      <Box title="客户选定了您" current>
        <p>
          请在 {take.due_at ? <Countdown until={take.due_at} serverTime={order.server_time} /> : '12 小时'}{' '}
          内确认开始；未确认会询问下一位老师。确认后可以看到完整资料与稿件。
        </p>
        {problem}
        <div className={styles.acts}>
          <Button
            kind="primary"
            loading={confirm.isPending}
            onClick={() => {
              act.begin();
              confirm.mutate({ params: { id }, body: {}, idempotencyKey: act.keyFor({ id }) });
            }}
          >
            确认开始服务
          </Button>
        </div>
      </Box>
    );
  return (
    <Box title={take.status_text}>
      <p>{take.hint}</p>
    </Box>
  );
}
