import type { HallCard } from '@harbor/contract';
import { navigate, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { takePath } from '../../platform/paths';
import styles from './Hall.module.css';
import { OrderCard } from './OrderCard';
import { useAnswerInvitation } from './queries';

/** Orders whose buyers ask this teacher alone for a day. */
export function Invitations({ cards }: { cards: readonly HallCard[] }) {
  const answer = useAnswerInvitation({
    onSuccess: ({ accepted }, { params }) => {
      notify.success(accepted ? '已接受邀请' : '已婉拒，需求会回到大厅');
      if (accepted) navigate(takePath(Number(params.id)));
    },
    onError: (error) => notify.warning(errorText(error)),
  });
  if (cards.length === 0) return null;
  const say = (card: HallCard, accept: boolean) =>
    answer.mutate({ params: { id: String(card.id) }, body: { accept } });
  return (
    <section className={styles.invited} aria-label="客户邀请">
      <h2>客户邀请您</h2>
      <div className={styles.grid}>
        {cards.map((card) => (
          <OrderCard
            key={card.id}
            card={card}
            busy={answer.isPending}
            onTake={() => say(card, true)}
            acts={
              <>
                <Button disabled={answer.isPending} onClick={() => say(card, false)}>
                  婉拒
                </Button>
                <Button kind="primary" loading={answer.isPending} onClick={() => say(card, true)}>
                  接受
                </Button>
              </>
            }
          />
        ))}
      </div>
    </section>
  );
}
