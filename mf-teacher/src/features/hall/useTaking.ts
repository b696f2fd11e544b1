import { ApiError, ask, navigate, notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { takePath } from '../../platform/paths';
import { useTake } from './queries';

/** What is asked for is another's by now, or was never there for this teacher. */
const isLost = (error: unknown) => error instanceof ApiError && (error.code === 409 || error.code === 404);

/**
 * Takes an order and leads to it. Who comes too late is told what happened to it, and the hall is read anew; a limit that
 * was reached is said in the server's words.
 */
export function useTaking(onLost: () => void) {
  const intention = useIntention();
  const write = useTake();
  const send = async (id: number) => {
    try {
      await write.mutateAsync({ params: { id: String(id) }, idempotencyKey: intention.keyFor({ id }) });
      intention.forget();
      notify.success('已接单');
      navigate(takePath(id));
    } catch (error) {
      if (!(error instanceof ApiError && error.transient)) intention.forget();
      notify.warning(errorText(error));
      if (isLost(error)) onLost();
    }
  };
  return {
    busy: write.isPending,
    take: (id: number, title: string, trial: boolean) =>
      ask({
        title: `接下“${title}”？`,
        text: trial
          ? '请在 2 小时内开始试做，24 小时内提交；客户选定之前不知道您是谁。'
          : '这一单无需试做，接单后请确认开始服务。',
        yes: '接单',
        onYes: () => send(id),
      }),
  };
}
