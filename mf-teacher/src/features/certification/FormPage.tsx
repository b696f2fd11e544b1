import type { CertificationState } from '@harbor/contract';
import { ApiError, navigate, usePage, useQuery } from '@harbor/runtime';
import { useAutosave } from '@harbor/ui/autosave';
import { Button, ErrorSummary } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { StateGate } from '../../parts/StateGate';
import { FormFields } from './FormFields';
import { Frame } from './Frame';
import frame from './Frame.module.css';
import { useFlow } from './flow';
import { focusItem } from './focusItem';
import { type FormAnswers, formBody } from './formDraft';
import { Locked } from './Locked';
import { HowKept, Questions } from './Parts';
import { certification, formChoices, saveStep } from './queries';
import { mayWrite } from './words';

/** `…/form`: the first step of both flows; each change is saved, and any device goes on from it. */
export function FormPage() {
  const { flow } = useFlow();
  const query = useQuery(certification(flow));
  usePage({ ready: !query.isPending });
  return (
    <StateGate query={query} failed="认证资料没有加载出来" className={frame.page} rows={6}>
      {(state) =>
        mayWrite(state) ? <Form key={state.application.kind} state={state} /> : <Locked state={state} />
      }
    </StateGate>
  );
}

function Form({ state }: { state: CertificationState }) {
  const { flow, at } = useFlow();
  const choices = useQuery(formChoices()).data;
  const [answers, setAnswers] = useState<FormAnswers>(state.application.answers);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<ApiError>();
  // What was there when the page was opened: what the server has at first.
  const begun = useRef(formBody(state.application.answers));
  const saving = useAutosave({
    value: formBody(answers),
    begin: begun.current,
    savedAt: state.application.saved_at ?? '',
    enabled: true,
    delay: 1200,
    write: async (body, { keepalive }) => {
      try {
        const saved = await saveStep(flow, body, keepalive);
        setRefused(undefined);
        return { at: saved.application.saved_at ?? new Date().toISOString() };
      } catch (error) {
        if (error instanceof ApiError) setRefused(error);
        throw error;
      }
    },
    retryAfter: (error) => (error instanceof ApiError && error.transient ? 5000 : undefined),
  });
  const missing = state.application.missing.filter(({ step }) => step === 'form');
  const problem = (item: string) => {
    const said = refused?.fieldError(item === 'subjects' ? 'subject_ids' : item);
    if (said) return said;
    const wrong = state.application.items.find(({ key }) => key === item);
    if (wrong?.result === 2 && !wrong.fixed) return wrong.reason;
    if (wrong?.problem) return wrong.problem;
    return attempt > 0 ? (missing.find(({ key }) => key === item)?.message ?? '') : '';
  };
  const next = async () => {
    setAttempt((n) => n + 1);
    if ((await saving.save()) && missing.length === 0) navigate(at('teacherid'));
  };
  return (
    <Frame
      state={state}
      step="form"
      save={saving.state}
      aside={
        <>
          <HowKept choices={choices} />
          <Questions />
        </>
      }
      bar={
        <>
          <p>
            {missing.length > 0 ? `还差：${missing.map(({ label }) => label).join('、')}` : '这一步已填好'}
          </p>
          <Button onClick={() => void saving.save().then((saved) => saved && navigate(at()))}>
            保存并离开
          </Button>
          <Button kind="primary" loading={saving.state.kind === 'saving'} onClick={() => void next()}>
            {missing.length > 0 ? `下一步，还差 ${missing.length} 项` : '下一步'}
          </Button>
        </>
      }
    >
      {attempt > 0 ? (
        <ErrorSummary
          attempt={attempt}
          problems={missing.map(({ key, message }) => ({ path: key, text: message }))}
          onJump={focusItem}
        />
      ) : null}
      <FormFields
        state={state}
        choices={choices}
        answers={answers}
        set={(part) => setAnswers((before) => ({ ...before, ...part }))}
        problem={problem}
      />
    </Frame>
  );
}

export default FormPage;
