import type { WaitTakeDetail } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { Countdown, formatTime } from '@harbor/ui';
import { useAutosave } from '@harbor/ui/autosave';
import { Button, Checkbox, Field } from '@harbor/ui/kit';
import { type FormEvent, useState } from 'react';
import { AiChoice } from './AiChoice';
import { Box } from './Box';
import styles from './Form.module.css';
import { NoteRows } from './NoteRows';
import { useHandInTrial } from './queries';
import { countedWords, type TrialDraft, trialCharacters, trialNeeds } from './trialNeeds';
import { useAct } from './useAct';

const bodyOf = ({ text, notes, ai, aiText }: TrialDraft) => ({
  text,
  notes: notes.map((note) => note.trim()).filter((note) => note.length >= 2),
  ai_statement: ai ? aiText.trim() : '',
});

const draftOf = ({ trial }: WaitTakeDetail): TrialDraft => ({
  text: trial?.text ?? '',
  notes: trial?.notes ?? [],
  // Silence is no answer: it is asked for again unless something was written.
  ai: trial?.ai_statement ? true : undefined,
  aiText: trial?.ai_statement ?? '',
  own: false,
});

/** The trial: its text, what was done and why. It saves itself; who made it is not in it. */
export function TrialForm({ order }: { order: WaitTakeDetail }) {
  const [draft, setDraft] = useState(() => draftOf(order));
  const [tried, setTried] = useState(false);
  const act = useAct();
  const id = String(order.card.id);
  const set = (part: Partial<TrialDraft>) => setDraft((before) => ({ ...before, ...part }));
  const saving = useAutosave({
    value: bodyOf(draft),
    begin: bodyOf(draftOf(order)),
    savedAt: order.trial?.saved_at ?? '',
    enabled: true,
    delay: 1500,
    write: async (body, { keepalive }) => {
      const answer = await call('PUT /wait_take/audition/:id', {
        params: { id },
        body,
        silent: true,
        keepalive,
      });
      return { at: answer.trial?.saved_at ?? answer.server_time };
    },
    // Without the network it is tried again; where the trial is over, nothing is left to save.
    retryAfter: (error) => (error instanceof ApiError && error.transient ? 5000 : undefined),
  });
  const handIn = useHandInTrial({
    onSuccess: () => act.done('试做已提交，客户选定后通知您'),
    onError: act.failed,
  });
  const needs = trialNeeds(draft);
  const words = countedWords(draft.text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (needs.length > 0 || handIn.isPending) return;
    act.begin();
    const body = { ...bodyOf(draft), own_work: true as const };
    saving.settle(bodyOf(draft));
    handIn.mutate({ params: { id }, body, idempotencyKey: act.keyFor(body) });
  };
  return (
    <Box
      title="试做"
      current
      extra={
        order.take?.due_at ? (
          <>
            剩 <Countdown until={order.take.due_at} serverTime={order.server_time} />
          </>
        ) : undefined
      }
    >
      <form className={styles.form} onSubmit={send} noValidate>
        <p className={styles.note}>客户在选定之前不知道您是谁：请不要写姓名、单位与联系方式。</p>
        <Field
          label={order.card.trial.kind === 'diagnosis' ? '诊断意见' : '试做内容'}
          extra={`${words} / ${trialCharacters}`}
          error={
            act.fieldProblem('text') ??
            (words > trialCharacters
              ? `超过 ${words - trialCharacters} 字`
              : tried && needs.includes('试做内容')
                ? '请填写试做内容'
                : '')
          }
        >
          {(control) => (
            <textarea
              {...control}
              className={`${styles.area} ${styles.long}`}
              maxLength={3000}
              value={draft.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Field>
        <NoteRows notes={draft.notes} onChange={(notes) => set({ notes })} />
        {act.problemsBelow('notes').map((text) => (
          <p key={text} className={styles.problem}>
            {text}
          </p>
        ))}
        <AiChoice
          name="trial-ai"
          used={draft.ai}
          text={draft.aiText}
          onUsed={(ai) => set({ ai })}
          onText={(aiText) => set({ aiText })}
        />
        {act.fieldProblem('ai_statement') ? (
          <p className={styles.problem}>{act.fieldProblem('ai_statement')}</p>
        ) : null}
        <Checkbox checked={draft.own} onChange={(own) => set({ own })}>
          我确认试做由本人完成
        </Checkbox>
        {act.problem ? (
          <p className={styles.problem} role="alert">
            {act.problem}
          </p>
        ) : null}
        <div className={styles.acts}>
          <p role="status">
            {saving.state.kind === 'saved' ? `${formatTime(saving.state.at).slice(11)} 已存草稿` : ''}
            {saving.state.kind === 'saving' ? '正在保存…' : ''}
            {saving.state.kind === 'failed' ? `草稿没有存上：${saving.state.problem}` : ''}
          </p>
          <Button kind="primary" type="submit" loading={handIn.isPending}>
            {needs.length > 0 ? `提交试做，还差：${needs.join('、')}` : '提交试做'}
          </Button>
        </div>
      </form>
    </Box>
  );
}
