import type { ExamPaper } from '@harbor/contract';
import { ApiError, call, notify, useQueryClient } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AnswerBook, isAnswered, readKept, writeKept } from './AnswerBook';
import { examResult, useHandIn } from './queries';

/** Between two saves without a new answer, in ms. */
const interval = 30_000;

/** A text is saved so long after its last key, in ms; a choice at once. */
const typing = 800;

/** While the network is away, so long between two tries, in ms. */
const again = 5000;

/** How what was answered stands. */
export type SaveWord = { kind: 'saved'; at: string } | { kind: 'saving' | 'untouched' } | { kind: 'offline' };

/** How far the server's clock is before this device's, in ms. */
const skewOf = (now: string) => new Date(now).getTime() - Date.now();

/**
 * Answering an open attempt: every answer is saved as it is given and each 30 s, time is the server's, and what cannot be
 * sent is kept here and sent as soon as it can.
 * @param onOver the attempt is over: handed in, or its time ran out
 */
export function usePaper(paper: ExamPaper, onOver: () => void) {
  const { attempt_id: attempt, exam_id: exam } = paper;
  const client = useQueryClient();
  const [book] = useState(
    () => new AnswerBook(paper.questions, readKept(attempt), (answers) => writeKept(attempt, answers)),
  );
  const answers = useSyncExternalStore(book.subscribe, book.answers);
  const [clock, setClock] = useState({ deadline: paper.deadline_at, skew: skewOf(paper.now) });
  const [save, setSave] = useState<SaveWord>(() => {
    const times = paper.questions.flatMap(({ saved_at }) => saved_at ?? []).sort();
    const last = times[times.length - 1];
    return last ? { kind: 'saved', at: last } : { kind: 'untouched' };
  });
  const [problem, setProblem] = useState('');
  const over = useRef(onOver);
  over.current = onOver;
  const busy = useRef(false);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    if (closed.current) return;
    closed.current = true;
    writeKept(attempt, null);
    over.current();
  }, [attempt]);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const pending = book.pending();
    if (busy.current || closed.current || pending.length === 0) return;
    busy.current = true;
    setSave({ kind: 'saving' });
    try {
      const state = await call('PUT /examination/save/:id', {
        params: { id: attempt },
        body: { answers: pending.slice(0, 100) },
        silent: true,
      });
      setClock({ deadline: state.deadline_at, skew: skewOf(state.now) });
      const taken = book.settle(pending, state.answers);
      if (taken.length > 0) notify.info(`第 ${taken.join('、')} 题已换成另一台设备上较新的答案`);
      setSave({ kind: 'saved', at: state.saved_at });
      busy.current = false;
      // What was answered meanwhile goes at once.
      if (book.pending().length > 0) timer.current = setTimeout(() => void send(), 0);
    } catch (error) {
      busy.current = false;
      if (error instanceof ApiError && error.kind === 'answer' && error.code === 409) return end();
      setSave({ kind: 'offline' });
      timer.current = setTimeout(() => void send(), again);
    }
  }, [attempt, book, end]);

  useEffect(() => {
    const go = () => void send();
    // What was kept on this device goes first.
    go();
    const often = setInterval(go, interval);
    const leave = () => {
      const pending = book.pending();
      if (pending.length === 0 || closed.current) return;
      void call('PUT /examination/save/:id', {
        params: { id: attempt },
        body: { answers: pending.slice(0, 100) },
        silent: true,
        keepalive: true,
      }).catch(() => undefined);
    };
    window.addEventListener('online', go);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(often);
      clearTimeout(timer.current);
      window.removeEventListener('online', go);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [attempt, book, send]);

  const handIn = useHandIn();
  const finish = useCallback(async () => {
    setProblem('');
    try {
      const pending = book.pending();
      const result = await handIn.mutateAsync({
        params: { id: attempt },
        body: pending.length > 0 ? { answers: pending } : {},
      });
      client.setQueryData(examResult(exam, attempt).queryKey, result);
      end();
    } catch (error) {
      // Its time is over: the server has handed it in with what was saved.
      if (error instanceof ApiError && error.kind === 'answer' && error.code === 409) return end();
      setProblem(error instanceof ApiError && error.transient ? '网络不通，联网后可交卷' : errorText(error));
    }
  }, [attempt, book, client, end, exam, handIn]);

  const change = (at: number, answer: readonly string[], typed: boolean) => {
    book.change(at, answer);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), typed ? typing : 0);
  };
  const flag = (at: number) => {
    book.flag(at, !(answers.get(at)?.flagged ?? false));
    void send();
  };

  const all = [...answers.values()];
  return {
    answers,
    answered: all.filter(({ answer }) => isAnswered(answer)).length,
    flagged: all.filter((one) => one.flagged).length,
    unsaved: all.filter((one) => one.unsaved).length,
    save,
    problem,
    deadline: new Date(clock.deadline).getTime() - clock.skew,
    handingIn: handIn.isPending,
    change,
    flag,
    retry: () => void send(),
    finish,
  };
}

export type Paper = ReturnType<typeof usePaper>;
