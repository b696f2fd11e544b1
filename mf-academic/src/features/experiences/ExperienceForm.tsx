import {
  difficultyLabel,
  type ExperienceResult,
  experienceResultLabel,
  experienceResults,
  experienceRules,
} from '@harbor/contract/journal-experience';
import { navigate, notify, useUnsavedGuard, viewTime } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { useKeptText } from '@harbor/ui/kept';
import { ActionBar, Button, Field, Panel, TextField } from '@harbor/ui/kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from '../../forms/Form.module.css';
import { Leaving } from '../../forms/Leaving';
import { useSend } from '../../forms/useSend';
import { experiencesPath } from '../../journals/experiencePaths';
import { asks, type Draft, formOf, keptDraft } from './draft';
import own from './ExperienceForm.module.css';

type Form = NonNullable<ReturnType<typeof formOf>['form']>;

interface ExperienceFormProps {
  /** Where this device keeps what is written. */
  place: string;
  begun: Draft;
  founded: number | null;
  button: string;
  /** What is said once it is sent. */
  said: string;
  onSend: (form: Form, keyFor: (body: object) => string) => Promise<unknown>;
}

const fees = [
  ['none', '没有收费'],
  ['paid', '付过费用'],
  ['unsaid', '不清楚或不想说'],
] as const;

const results = experienceResults.map((one) => [one, experienceResultLabel[one]] as const);
const levels = Object.entries(difficultyLabel).map(([one, label]) => [Number(one), label] as const);

/** The submission of an author, field by field. What is written stays on this device until it is sent. */
export function ExperienceForm({ place, begun, founded, button, said, onSend }: ExperienceFormProps) {
  const id = useId();
  const [kept, keep, forget] = useKeptText(place, 'device');
  const [resumed, setResumed] = useState(kept !== '');
  const guard = useUnsavedGuard(kept !== '');
  const { problems, busy, send, keyFor, refuse } = useSend();
  const form = useRef<HTMLFormElement>(null);
  const draft = keptDraft(kept, begun);
  const change = (part: Partial<Draft>) => keep(JSON.stringify({ ...draft, ...part }));
  const { first, firstNeeded, accepted } = asks(draft.result);
  const today = formatDate(viewTime());
  const wrong = Object.keys(problems).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of problems takes the cursor
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);

  const store = async (event: FormEvent) => {
    event.preventDefault();
    const read = formOf(draft, { today, founded });
    if (read.problems) {
      refuse(read.problems);
      return;
    }
    if (!(await send(() => onSend(read.form, keyFor)))) return;
    guard.letGo();
    forget();
    notify.success(said);
    navigate(experiencesPath, { replace: true });
  };
  const dayField = (
    name: 'submitted_on' | 'first_decision_on' | 'accepted_on',
    label: string,
    hint?: string,
  ) => (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) => (
        <TextField
          {...control}
          type="date"
          max={today}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const problem = (field: string) =>
    problems[field] ? (
      <p className={styles.problem} role="alert">
        {problems[field]}
      </p>
    ) : null;
  return (
    <form ref={form} id={id} noValidate onSubmit={(event) => void store(event)}>
      <Panel>
        {resumed ? (
          <p className={own.resumed}>
            上次没有提交的内容还在
            <button
              type="button"
              onClick={() => {
                forget();
                setResumed(false);
              }}
            >
              清空重写
            </button>
          </p>
        ) : null}
        <fieldset className={styles.choice}>
          <legend>结果</legend>
          <ChoicePills<ExperienceResult>
            name="experience-result"
            options={results}
            value={draft.result}
            invalid={Boolean(problems.result)}
            onChoose={(result) => change({ result })}
          />
          {problem('result')}
        </fieldset>
        <div className={own.days}>
          {dayField('submitted_on', '投稿日期', '公开时只显示到月份')}
          {first
            ? dayField(
                'first_decision_on',
                firstNeeded ? '首次决定的日期' : '首次决定的日期（选填）',
                '收到退修、录用或拒稿的那天',
              )
            : null}
          {accepted ? dayField('accepted_on', '录用日期') : null}
        </div>
        <fieldset className={styles.choice}>
          <legend>付给期刊的费用（审稿费、版面费合计）</legend>
          <ChoicePills
            name="experience-fee"
            options={fees}
            value={draft.fee}
            onChoose={(fee) => change({ fee })}
          />
        </fieldset>
        {draft.fee === 'paid' ? (
          <Field
            label="金额"
            hint="外币请按付款当天折合成人民币；付给期刊以外的费用不计"
            error={problems.fee_fen}
          >
            {(control) => (
              <TextField
                {...control}
                inputMode="decimal"
                maxLength={9}
                value={draft.amount}
                after="元"
                onChange={({ target }) => change({ amount: target.value })}
              />
            )}
          </Field>
        ) : null}
        <fieldset className={styles.choice}>
          <legend>难度</legend>
          <ChoicePills
            name="experience-difficulty"
            options={levels}
            value={draft.difficulty}
            invalid={Boolean(problems.difficulty)}
            onChoose={(difficulty) => change({ difficulty })}
          />
          {problem('difficulty')}
        </fieldset>
        <Field
          label="经历（选填）"
          extra={`${[...draft.text].length} / ${experienceRules.text.max}`}
          error={problems.text}
        >
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              rows={7}
              maxLength={experienceRules.text.max}
              value={draft.text}
              placeholder="例如：几位审稿人、意见集中在哪里、退修给了多久、编辑回信快不快"
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        {problem('form')}
        <p className={styles.said}>
          审核后公开，不显示您的昵称。请不要写编辑、审稿人的姓名与联系方式，也不要贴审稿意见的原文。
        </p>
        <ActionBar label={button} className={own.bar}>
          <Button kind="primary" size="l" type="submit" form={id} loading={busy}>
            {button}
          </Button>
        </ActionBar>
      </Panel>
      <Leaving
        guard={guard}
        title="还没有提交"
        text="已填的内容可以暂存在这台设备上，回到这一页接着写；退出登录时清除。"
        stay="继续填写"
        save={{ label: '暂存并离开', run: async () => true }}
        onDiscard={() => {
          forget();
          guard.leave();
        }}
      />
    </form>
  );
}
