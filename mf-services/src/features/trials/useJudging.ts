import type { BlindTrial, TrialsOfOrder } from '@harbor/contract';
import { trialScore } from '@harbor/contract/trial-rubric';
import { ApiError, invalidateCalls, notify, queryClient, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { orderTrials, trialReads, useAutoPick, useChoose, useRefuse, useScore } from './queries';

/** Judging the trials of an order: points are kept with each star, the choice with its reason reveals the names. */
export function useJudging(data: TrialsOfOrder) {
  const id = String(data.order.id);
  const [letter, setLetter] = useState<string>();
  const [reason, setReason] = useState('');
  const [given, setGiven] = useState<Record<string, Record<string, number>>>({});
  const latest = useRef(given);
  const [problem, setProblem] = useState('');
  const intention = useIntention();
  const adopt = (answer: TrialsOfOrder) => queryClient.setQueryData(orderTrials(id).queryKey, answer);
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError && error.transient)) intention.forget();
    setProblem(errorText(error));
    // Chosen in another tab, or its time is over: what holds now is shown.
    if (error instanceof ApiError && error.code === 409) void invalidateCalls(trialReads);
  };
  const write = useScore();
  const choose = useChoose({ onSuccess: adopt, onError: failed });
  const refuse = useRefuse({
    onSuccess: (answer) => {
      adopt(answer);
      notify.success('已结束这一轮');
    },
    onError: failed,
  });
  const auto = useAutoPick({ onSuccess: adopt, onError: failed });
  const pointsOf = (trial: BlindTrial) => ({ ...trial.points, ...given[trial.letter] });
  return {
    letter,
    reason,
    problem,
    setReason,
    pick: setLetter,
    pointsOf,
    scoreOf: (trial: BlindTrial) => trialScore(data.rubric, pointsOf(trial)) ?? trial.score,
    score(trial: BlindTrial, key: string, points: number) {
      const own = { ...trial.points, ...latest.current[trial.letter], [key]: points };
      latest.current = { ...latest.current, [trial.letter]: own };
      setGiven(latest.current);
      write.mutate(
        { params: { id }, body: { letter: trial.letter, points: own } },
        {
          onError: (error) => {
            // The stars show what the server has.
            const { [trial.letter]: _, ...others } = latest.current;
            latest.current = others;
            setGiven(others);
            notify.warning(`评分没有存上：${errorText(error)}`);
            void invalidateCalls(trialReads);
          },
        },
      );
    },
    choosing: choose.isPending,
    choose() {
      if (!letter || choose.isPending) return;
      setProblem('');
      const body = { letter, reason: reason.trim() };
      choose.mutate({ params: { id }, body, idempotencyKey: intention.keyFor(body) });
    },
    refusing: refuse.isPending,
    refuse(why: string) {
      setProblem('');
      refuse.mutate({ params: { id }, body: { reason: why } });
    },
    setAuto: (on: boolean) => auto.mutate({ params: { id }, body: { on } }),
    autoBusy: auto.isPending,
  };
}

export type Judging = ReturnType<typeof useJudging>;
