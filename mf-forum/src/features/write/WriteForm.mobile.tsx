import { postRule, visibleLength } from '@harbor/contract/post-status';
import { Link, LiveLink, useSession } from '@harbor/runtime';
import { LeaveSheet } from '@harbor/ui/leave-question/mobile';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { EditorField } from '../../editor/EditorField';
import { Counter } from '../../writing/Counter';
import { CategorySheet } from './CategorySheet.mobile';
import { ConflictSheet } from './ConflictSheet.mobile';
import { leaveQuestion } from './leaveQuestion';
import { Preview } from './Preview';
import { TopicSheet } from './TopicSheet.mobile';
import { useCategoryTitle } from './useCategories';
import { useFirstFault } from './useFirstFault';
import { useRule } from './useRule';
import type { Writing } from './useWriting';
import styles from './WriteForm.mobile.module.css';
import { aiHint, aiLabel, answerHint, feedbackHint, phoneHint, savedWords } from './words';

/** The form on the phone. */
export function WriteForm({ writing, reason }: { writing: Writing; reason: string }) {
  const { fields, change, written, problems, feedback, autosave } = writing;
  const { user } = useSession();
  const { needsPhone } = useRule();
  const [sheet, setSheet] = useState<'category' | 'topics' | null>(null);
  const category = useCategoryTitle(fields.category_id);
  const id = useId();
  const form = useFirstFault(writing.refusals);
  return (
    <div ref={form} className={styles.form}>
      {needsPhone ? (
        <p className={styles.notice}>
          {phoneHint} <LiveLink to="/setting/userid">去绑定</LiveLink>
        </p>
      ) : null}
      {reason ? <p className={styles.notice}>上次未通过审核：{reason}</p> : null}
      {feedback ? <p className={styles.notice}>{feedbackHint}</p> : null}
      <div className={styles.titleRow}>
        <input
          className={styles.title}
          value={fields.title}
          placeholder="标题，1 至 30 字"
          aria-label="标题"
          aria-invalid={Boolean(problems.title)}
          aria-describedby={problems.title && `${id}title`}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Counter now={visibleLength(fields.title)} most={postRule.title.max} label="标题字数" />
      </div>
      <Problem id={`${id}title`} text={problems.title} />
      <EditorField
        key={writing.initial.key}
        initial={writing.initial.html}
        phone
        onLoaded={writing.handleLoaded}
        onChange={writing.handleText}
        onBusy={writing.setUploading}
        problem={problems.content && `${id}content`}
      />
      <div className={styles.counts}>
        <Counter now={visibleLength(written.text)} most={postRule.text.max} label="正文字数" unit=" 字" />
        <Counter now={written.images} most={postRule.images} label="图片张数" unit=" 图" />
      </div>
      <Problem id={`${id}content`} text={problems.content} />
      {feedback ? null : (
        <div className={styles.rows}>
          <button
            type="button"
            className={styles.row}
            data-faulty={Boolean(problems.category_id)}
            aria-describedby={problems.category_id && `${id}category`}
            onClick={() => setSheet('category')}
          >
            <span>分类</span>
            <span className={styles.value}>
              {category || '请选择'}
              <ChevronRight size={18} aria-hidden />
            </span>
          </button>
          <Problem id={`${id}category`} text={problems.category_id} />
          <button type="button" className={styles.row} onClick={() => setSheet('topics')}>
            <span>话题</span>
            <span className={styles.value}>
              {fields.topics.map(({ title }) => `#${title}`).join(' ') || '最多 3 个'}
              <ChevronRight size={18} aria-hidden />
            </span>
          </button>
        </div>
      )}
      {feedback ? (
        <p className={styles.hint}>{answerHint}</p>
      ) : (
        <>
          <label className={styles.ai}>
            <input
              type="checkbox"
              checked={fields.ai_flag}
              onChange={({ target }) => change({ ai_flag: target.checked })}
            />
            {aiLabel}
          </label>
          <p className={styles.hint}>{aiHint}</p>
        </>
      )}
      <Preview title={fields.title} html={fields.content} />
      {writing.withDrafts ? (
        <p className={styles.hint} aria-live="polite">
          {savedWords(autosave.state)} · <Link to={`/home/${user?.id ?? 0}?tab=draft`}>我的草稿</Link>
        </p>
      ) : null}
      <Problem id={`${id}send`} text={problems.send} whole />
      <BottomBar>
        {writing.withDrafts ? (
          <Button
            kind="outline"
            disabled={!autosave.unsaved}
            loading={autosave.state.kind === 'saving'}
            onClick={() => void autosave.save()}
          >
            存草稿
          </Button>
        ) : null}
        <Button block loading={writing.sending} onClick={() => void writing.send()}>
          {feedback ? '提交评价' : '发布'}
        </Button>
      </BottomBar>
      <CategorySheet
        open={sheet === 'category'}
        value={fields.category_id}
        onClose={() => setSheet(null)}
        onChoose={(category_id) => {
          change({ category_id });
          setSheet(null);
        }}
      />
      <TopicSheet
        open={sheet === 'topics'}
        value={fields.topics}
        onClose={() => setSheet(null)}
        onChange={(topics) => change({ topics })}
      />
      <LeaveSheet {...leaveQuestion(writing)} />
      <ConflictSheet writing={writing} />
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
  return text ? (
    <p id={id} className={styles.problem} role="alert" data-faulty={whole} tabIndex={whole ? -1 : undefined}>
      {text}
    </p>
  ) : null;
}
