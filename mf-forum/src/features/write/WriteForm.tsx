import { postRule, visibleLength } from '@harbor/contract/post-status';
import { Link, LiveLink, useSession } from '@harbor/runtime';
import { Panel } from '@harbor/ui/desktop';
import { LeaveDialog } from '@harbor/ui/leave-question/desktop';
import { Alert, Button, Checkbox, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { EditorField } from '../../editor/EditorField';
import { Counter } from '../../writing/Counter';
import { CategoryField } from './CategoryField';
import { ConflictDialog } from './ConflictDialog';
import { leaveQuestion } from './leaveQuestion';
import { Preview } from './Preview';
import { TopicField } from './TopicField';
import { useFirstFault } from './useFirstFault';
import { useRule } from './useRule';
import type { Writing } from './useWriting';
import styles from './WriteForm.module.css';
import { aiHint, aiLabel, answerHint, feedbackHint, phoneHint, savedWords } from './words';

interface WriteFormProps {
  writing: Writing;
  /** Why staff sent the post back; empty otherwise. */
  reason: string;
  /** In a dialog: no cards of its own, a lower editor, and the caret in the title from the start. */
  inDialog?: boolean;
}

/** The form on the desktop, on a page or in a dialog over any page. */
export function WriteForm({ writing, reason, inDialog = false }: WriteFormProps) {
  const { fields, change, written, problems, feedback, autosave } = writing;
  const { user } = useSession();
  const { needsPhone, trusted } = useRule();
  const id = useId();
  const form = useFirstFault(writing.refusals);
  const title = useRef<InputRef>(null);
  // A dialog that opens without motion is put into the page only after its parts would have taken the focus.
  useEffect(() => {
    if (inDialog) title.current?.focus();
  }, [inDialog]);
  return (
    <div ref={form} className={inDialog ? `${styles.columns} ${styles.dialog}` : styles.columns}>
      <Panel>
        {needsPhone ? (
          <Alert
            type="warning"
            showIcon
            title={phoneHint}
            action={
              <LiveLink to="/idsetting/" className={styles.link}>
                去绑定
              </LiveLink>
            }
          />
        ) : null}
        {reason ? <Alert type="warning" showIcon title={`上次未通过审核：${reason}`} /> : null}
        {feedback ? <Alert type="info" showIcon title={feedbackHint} /> : null}
        <div className={styles.field}>
          <label htmlFor={`${id}title`}>标题</label>
          <Input
            id={`${id}title`}
            size="large"
            ref={title}
            value={fields.title}
            status={problems.title ? 'error' : undefined}
            aria-invalid={Boolean(problems.title)}
            placeholder="一句话说清楚，1 至 30 字"
            aria-describedby={`${id}title-problem`}
            suffix={<Counter now={visibleLength(fields.title)} most={postRule.title.max} label="标题字数" />}
            onChange={({ target }) => change({ title: target.value })}
          />
          <Problem id={`${id}title-problem`} text={problems.title} />
        </div>
        <div className={styles.field}>
          <div className={styles.labelRow}>
            <span>正文</span>
            <span className={styles.counts}>
              <Counter
                now={visibleLength(written.text)}
                most={postRule.text.max}
                label="正文字数"
                unit=" 字"
              />
              <Counter now={written.images} most={postRule.images} label="图片张数" unit=" 图" />
            </span>
          </div>
          <EditorField
            key={writing.initial.key}
            initial={writing.initial.html}
            phone={false}
            onLoaded={writing.handleLoaded}
            onChange={writing.handleText}
            onBusy={writing.setUploading}
            problem={problems.content && `${id}content-problem`}
          />
          <Problem id={`${id}content-problem`} text={problems.content} />
        </div>
        <Preview title={fields.title} html={fields.content} />
      </Panel>
      <aside className={styles.aside}>
        <Panel>
          <div className={styles.field}>
            <label htmlFor={`${id}category`}>分类</label>
            <CategoryField
              id={`${id}category`}
              value={fields.category_id}
              disabled={feedback}
              problem={problems.category_id && `${id}category-problem`}
              onChange={(category_id) => change({ category_id })}
            />
            <Problem id={`${id}category-problem`} text={problems.category_id} />
          </div>
          {feedback ? null : (
            <>
              <div className={styles.field}>
                <label htmlFor={`${id}topics`}>话题（最多 {postRule.topics} 个）</label>
                <TopicField
                  id={`${id}topics`}
                  value={fields.topics}
                  onChange={(topics) => change({ topics })}
                />
              </div>
              <Checkbox
                checked={fields.ai_flag}
                onChange={({ target }) => change({ ai_flag: target.checked })}
              >
                {aiLabel}
              </Checkbox>
              <p className={styles.hint}>{aiHint}</p>
            </>
          )}
          <Problem id={`${id}send-problem`} text={problems.send} whole />
          <Button
            type="primary"
            size="large"
            block
            loading={writing.sending}
            onClick={() => void writing.send()}
          >
            {feedback ? '提交评价' : '发布'}
          </Button>
          {writing.withDrafts ? (
            <>
              <Button
                block
                className={styles.save}
                loading={autosave.state.kind === 'saving'}
                onClick={() => void autosave.save()}
                disabled={!autosave.unsaved}
              >
                保存草稿
              </Button>
              <p className={styles.hint} aria-live="polite">
                {savedWords(autosave.state)}
              </p>
              <Link to={`/home/${user?.id ?? 0}/0/draft`} className={styles.link}>
                我的草稿
              </Link>
            </>
          ) : null}
          <p className={styles.hint}>
            {feedback
              ? answerHint
              : trusted
                ? '发布后立即可见，随后复核。'
                : '发布后先审核，结果会在消息中告知。'}
            {feedback ? '' : '请勿发布广告、交易学术成果或他人隐私。'}
          </p>
        </Panel>
      </aside>
      <LeaveDialog {...leaveQuestion(writing)} />
      <ConflictDialog writing={writing} />
    </div>
  );
}

interface ProblemProps {
  id: string;
  text: string | undefined;
  /** Of the post as a whole: where no field is faulty, the form leads to the message itself. */
  whole?: boolean;
}

function Problem({ id, text, whole = false }: ProblemProps) {
  return (
    <p
      id={id}
      className={styles.problem}
      role={text ? 'alert' : undefined}
      data-faulty={whole && Boolean(text)}
      tabIndex={whole ? -1 : undefined}
    >
      {text}
    </p>
  );
}
