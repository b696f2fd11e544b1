import type { ExamPaper } from '@harbor/contract';
import { AsideFrame, Panel } from '@harbor/ui/desktop';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ChevronLeft, ChevronRight, Clock, Flag } from 'lucide-react';
import { QuestionView } from '../../exam/QuestionView';
import { PageFrame } from '../../parts/PageFrame';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText, spokenClock } from '../../player/clock';
import { AnswerCard } from './AnswerCard';
import { HandInQuestion } from './HandInQuestion';
import { OfflineCard } from './OfflineCard';
import styles from './PaperView.module.css';
import { SaveLine } from './SaveLine';
import { usePaperView } from './usePaperView';

interface PaperViewProps {
  paper: ExamPaper;
  onOver: () => void;
}

/** An attempt on the desktop: one question, the answer card beside it, the time always in sight. */
export function PaperView({ paper, onOver }: PaperViewProps) {
  const view = usePaperView(paper, onOver);
  const { answering, question, at, left, go, offline } = view;
  const total = paper.questions.length;
  const mine = answering.answers.get(question.place);
  return (
    <PageFrame>
      <header className={styles.head}>
        <div className={styles.words}>
          <p>{paper.course}</p>
          <h1>{paper.title}</h1>
          <p>
            第 {paper.number} 次作答{paper.max_attempts > 0 ? `，共 ${paper.max_attempts} 次` : ''} · 满分{' '}
            {paper.full}，{paper.pass} 分通过
          </p>
        </div>
        <div className={styles.done}>
          <p>
            <span>
              已答 <b>{answering.answered}</b> / {total}
            </span>
            <span>标记 {answering.flagged}</span>
          </p>
          <ProgressBar percent={(answering.answered / total) * 100} label="已答" className={styles.blue} />
        </div>
        <div className={styles.clock}>
          <b
            role="timer"
            aria-label={`剩余 ${spokenClock(left)}`}
            className={left < 60 ? styles.late : undefined}
          >
            {clockText(left)}
          </b>
          <span>
            <Clock size={13} aria-hidden />
            {offline ? '按上次核对推算' : '剩余时间 · 以服务器为准'}
          </span>
        </div>
        <Button
          size="l"
          kind={answering.answered === total ? 'primary' : 'outline'}
          loading={answering.handingIn}
          onClick={view.ask}
        >
          交卷
        </Button>
      </header>
      <AsideFrame
        label="答题卡"
        stays="begin"
        aside={
          <>
            <Panel>
              <h2 className={styles.cardTitle}>
                答题卡<small>{total} 题</small>
              </h2>
              <AnswerCard
                questions={paper.questions}
                paper={answering}
                current={question.place}
                onGo={view.goTo}
              />
            </Panel>
            <Panel>
              <h2 className={styles.cardTitle}>作答规则</h2>
              <ul className={styles.rules}>
                {paper.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Panel>
          </>
        }
      >
        <Panel className={styles.paper}>
          <div className={styles.line}>
            <h2 id="question-title">第 {question.place} 题</h2>
            <Tag tone="primary">{question.kind_text}</Tag>
            <span>{question.points} 分</span>
            <button
              type="button"
              className={mine?.flagged ? `${styles.flag} ${styles.flagged}` : styles.flag}
              aria-pressed={mine?.flagged ?? false}
              onClick={() => answering.flag(question.place)}
            >
              <Flag size={15} fill={mine?.flagged ? 'currentColor' : 'none'} aria-hidden />
              {mine?.flagged ? '已标记' : '标记，稍后再看'}
            </button>
          </div>
          <section aria-labelledby="question-title">
            <QuestionView
              key={question.place}
              name={`question-${question.place}`}
              question={question}
              answer={mine?.answer ?? []}
              onAnswer={(answer, typed) => answering.change(question.place, answer, typed)}
            />
          </section>
          <div className={styles.foot}>
            <Button disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft size={16} className={styles.arrow} aria-hidden />
              上一题
            </Button>
            <span className={styles.saved}>
              <SaveLine save={answering.save} />
              <small>每答一题与每 30 秒各存一次</small>
            </span>
            {at < total - 1 ? (
              <Button kind="primary" onClick={() => go(1)}>
                下一题
                <ChevronRight size={16} className={styles.arrow} aria-hidden />
              </Button>
            ) : (
              <Button onClick={view.ask}>检查并交卷</Button>
            )}
          </div>
        </Panel>
        {offline ? <OfflineCard count={answering.unsaved} onRetry={answering.retry} /> : null}
      </AsideFrame>
      <HandInQuestion {...view.handIn} />
    </PageFrame>
  );
}
