import { Link, rememberPage, useOwn, useSession } from '@harbor/runtime';
import { SentinelHint } from '@harbor/sentinel';
import { formatTime, StateBlock } from '@harbor/ui';
import { ChoicePills } from '@harbor/ui/choice';
import { PictureField } from '@harbor/ui/upload';
import { type ReactNode, useCallback } from 'react';
import { ProblemLine } from '../../form/ProblemLine';
import { readWords, type TicketWords } from './keptWords';
import styles from './TicketForm.module.css';
import { type FormKind, mostPictures, mostText, useTicketForm } from './useTicketForm';

export interface TicketFormProps {
  kind: FormKind;
}

/** A complaint or a piece of feedback: what it is about, what happened, pictures, how to be reached. */
export function TicketForm({ kind }: TicketFormProps) {
  const kept = useOwn(
    useCallback(() => readWords(kind), [kind]),
    undefined,
  );
  const found = kept !== undefined && Object.keys(kept).length > 0;
  return <Words key={String(found)} kind={kind} kept={kept} />;
}

interface WordsProps extends TicketFormProps {
  kept: Partial<TicketWords> | undefined;
}

function Words({ kind, kept }: WordsProps) {
  const { loggedIn } = useSession();
  const { form, watch, pictures, filed, topics, placeholder, button } = useTicketForm(kind, kept);
  const { values, errors, set, leave } = form;
  if (filed)
    return (
      <StateBlock
        scene="success"
        title="已收到，谢谢您告诉我们"
        description={`工单号 ${filed.ticket_no}，我们会在 ${formatTime(filed.due_at)} 前答复您。`}
        action={
          <Link className={styles.button} to={`/ticket/${filed.id}`}>
            查看工单
          </Link>
        }
      />
    );
  return (
    <form className={styles.form} ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <fieldset className={styles.topics} aria-describedby="topic-error">
        <legend className={styles.label}>问题类型</legend>
        <ChoicePills
          name="topic"
          options={topics.map((topic) => [topic, topic] as const)}
          value={values.topic}
          onChoose={(topic) => set('topic', topic)}
          invalid={Boolean(errors.topic)}
        />
        <Problem id="topic-error" text={errors.topic} />
      </fieldset>
      <Field
        id="content"
        label="详细描述"
        extra={`${values.content.trim().length} / ${mostText}`}
        error={errors.content}
      >
        <textarea
          id="content"
          className={styles.control}
          rows={6}
          maxLength={mostText}
          placeholder={placeholder}
          value={values.content}
          aria-invalid={Boolean(errors.content)}
          aria-describedby="content-error"
          onChange={({ target }) => set('content', target.value)}
          onBlur={() => leave('content')}
        />
        <SentinelHint watch={watch} onAdopt={(text) => set('content', text)} />
      </Field>
      {loggedIn ? (
        <div className={styles.field}>
          <span className={styles.label}>图片（选填，最多 {mostPictures} 张，每张不超过 2 MB）</span>
          <PictureField pictures={pictures} most={mostPictures} label="上传图片" />
        </div>
      ) : null}
      <div className={styles.two}>
        <Field id="order_no" label="相关订单号（选填）" error={errors.order_no}>
          <input
            id="order_no"
            className={styles.control}
            inputMode="numeric"
            maxLength={18}
            placeholder="18 位数字"
            value={values.order_no}
            aria-invalid={Boolean(errors.order_no)}
            aria-describedby="order_no-error"
            onChange={({ target }) => set('order_no', target.value)}
            onBlur={() => leave('order_no')}
          />
        </Field>
        <Field id="contact" label="其他联系方式（选填）" error={errors.contact}>
          <input
            id="contact"
            className={styles.control}
            maxLength={50}
            placeholder="邮箱或微信，默认在站内答复"
            value={values.contact}
            aria-invalid={Boolean(errors.contact)}
            aria-describedby="contact-error"
            onChange={({ target }) => set('contact', target.value)}
          />
        </Field>
      </div>
      <ProblemLine problem={form.problem} />
      <div className={styles.foot}>
        <button type="submit" className={styles.button} disabled={form.busy || pictures.busy}>
          {form.busy ? '正在提交…' : pictures.busy ? '图片上传中…' : button}
        </button>
        {loggedIn ? (
          <Link className={styles.mine} to="/ticket/">
            我的工单
          </Link>
        ) : (
          <span className={styles.hint}>
            提交前需要
            <Link to="/login" onClick={() => rememberPage()}>
              登录
            </Link>
            ，以便答复您
          </span>
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  extra?: string;
  error?: string;
  children: ReactNode;
}

function Field({ id, label, extra, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.hint}>{extra}</span>
      </div>
      {children}
      <Problem id={`${id}-error`} text={error} />
    </div>
  );
}

function Problem({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} className={styles.problem} role={text ? 'alert' : undefined}>
      {text}
    </p>
  );
}
