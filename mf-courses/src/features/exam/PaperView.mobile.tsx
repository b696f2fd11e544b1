import type { ExamPaper } from '@harbor/contract';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button, Sheet } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { Flag, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { QuestionView } from '../../exam/QuestionView';
import { ProgressBar } from '../../parts/ProgressBar';
import { clockText, spokenClock } from '../../player/clock';
import { AnswerCard } from './AnswerCard';
import { HandInQuestion } from './HandInQuestion';
import { OfflineCard } from './OfflineCard';
import styles from './PaperView.mobile.module.css';
import { SaveLine } from './SaveLine';
import { usePaperView } from './usePaperView';

interface PaperViewProps {
  paper: ExamPaper;
  onOver: () => void;
}

/** An attempt on the phone: one question, the time at the top, the answer card as a sheet. */
export function PaperView({ paper, onOver }: PaperViewProps) {
  const view = usePaperView(paper, onOver);
  const [card, setCard] = useState(false);
  const { answering, question, at, left, go, offline } = view;
  const total = paper.questions.length;
  const mine = answering.answers.get(question.place);
  const handIn = () => {
    setCard(false);
    view.ask();
  };
  return (
    <>
      <HiddenTitle>{paper.title}</HiddenTitle>
      <div className={styles.top}>
        <div className={styles.clock}>
          <b
            role="timer"
            aria-label={`剩余 ${spokenClock(left)}`}
            className={left < 60 ? styles.late : undefined}
          >
            {clockText(left)}
          </b>
          <span>{offline ? '剩余 · 按上次核对推算' : '剩余 · 以服务器时间为准'}</span>
        </div>
        <button
          type="button"
          className={mine?.flagged ? `${styles.flag} ${styles.flagged}` : styles.flag}
          aria-pressed={mine?.flagged ?? false}
          aria-label={mine?.flagged ? '取消标记' : '标记，稍后再看'}
          onClick={() => answering.flag(question.place)}
        >
          <Flag size={22} fill={mine?.flagged ? 'currentColor' : 'none'} aria-hidden />
        </button>
        <ProgressBar percent={(answering.answered / total) * 100} label="已答" className={styles.bar} />
      </div>
      {offline ? (
        <OfflineCard count={answering.unsaved} onRetry={answering.retry} />
      ) : (
        <div className={styles.saved}>
          <SaveLine save={answering.save} />
          <span>
            {paper.title} · 第 {paper.number} 次
            {paper.max_attempts > 0 ? `，共 ${paper.max_attempts} 次` : ''}
          </span>
        </div>
      )}
      <section className={styles.paper} aria-labelledby="question-title">
        <p className={styles.line}>
          <b id="question-title">第 {question.place} 题</b>
          <span>共 {total} 题</span>
          <Tag tone="primary">{question.kind_text}</Tag>
          <span className={styles.points}>{question.points} 分</span>
        </p>
        <QuestionView
          key={question.place}
          name={`question-${question.place}`}
          question={question}
          answer={mine?.answer ?? []}
          onAnswer={(answer, typed) => answering.change(question.place, answer, typed)}
        />
      </section>
      <BottomBar label="答题">
        <button
          type="button"
          className={styles.card}
          aria-label={`答题卡，已答 ${answering.answered}，共 ${total}`}
          onClick={() => setCard(true)}
        >
          <LayoutGrid size={20} aria-hidden />
          {answering.answered} / {total}
        </button>
        <Button kind="outline" className={styles.step} disabled={at === 0} onClick={() => go(-1)}>
          上一题
        </Button>
        {at < total - 1 ? (
          <Button className={styles.step} onClick={() => go(1)}>
            下一题
          </Button>
        ) : (
          <Button className={styles.step} onClick={view.ask}>
            交卷
          </Button>
        )}
      </BottomBar>
      <Sheet
        open={card}
        onClose={() => setCard(false)}
        title="答题卡"
        footer={
          <>
            <Button kind="outline" onClick={() => setCard(false)}>
              继续答
            </Button>
            <Button block disabled={offline} onClick={handIn}>
              {offline ? '联网后可交卷' : '交卷'}
            </Button>
          </>
        }
      >
        <AnswerCard
          questions={paper.questions}
          paper={answering}
          current={question.place}
          onGo={(place) => {
            view.goTo(place);
            setCard(false);
          }}
        />
      </Sheet>
      <HandInQuestion {...view.handIn} />
    </>
  );
}
