import type { OwnTeacherProfile } from '@harbor/contract';
import { notify } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import styles from './Availability.module.css';
import { useGoTake } from './queries';

/** Whether orders come in, and a vacation with its last day. What is served already goes on. */
export function Availability({ profile }: { profile: OwnTeacherProfile }) {
  const { available, away_until: away, card } = profile;
  const [until, setUntil] = useState(away ?? '');
  const field = useId();
  const goTake = useGoTake({ onSuccess: ({ presence }) => notify.success(`现在：${presence.text}`) });
  return (
    <div className={styles.box}>
      <p aria-live="polite">
        现在：<b>{card.presence.text}</b>
      </p>
      <Button
        kind={available ? 'outline' : 'primary'}
        loading={goTake.isPending && goTake.variables?.body?.available !== undefined}
        disabled={goTake.isPending}
        onClick={() => goTake.mutate({ body: { available: !available } })}
      >
        {available ? '暂停接单' : '开始接单'}
      </Button>
      <form
        className={styles.away}
        onSubmit={(event) => {
          event.preventDefault();
          if (until) goTake.mutate({ body: { away_until: until } });
        }}
      >
        <label htmlFor={field}>休假到</label>
        <input
          id={field}
          type="date"
          className={styles.date}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" disabled={!until || goTake.isPending}>
          {away ? '改期' : '开始休假'}
        </Button>
        {away ? (
          <Button
            kind="text"
            disabled={goTake.isPending}
            onClick={() => {
              setUntil('');
              goTake.mutate({ body: { away_until: null } });
            }}
          >
            结束休假
          </Button>
        ) : null}
      </form>
      <p className={styles.note}>暂停或休假期间不会收到新需求，进行中的订单照常交付。</p>
    </div>
  );
}
