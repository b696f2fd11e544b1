import type { ExamCard } from '@harbor/contract';
import { showAnswer } from '@harbor/contract/exam-status';
import { Link, useNavigate, usePage, useQuery } from '@harbor/runtime';
import { Countdown, formatTime } from '@harbor/ui';
import { Button, Empty, LinkButton, PageSkeleton, Panel } from '@harbor/ui/kit';
import { Tag, type TagTone } from '@harbor/ui/tag';
import { classroomPath, coursePath, playPath } from '../../courses/paths';
import { PageFrame } from '../../parts/PageFrame';
import { ExamClosed } from './ExamClosed';
import styles from './ExamFront.module.css';
import { examList, useStartExam } from './queries';
import type { ExamPlace } from './useExamPlace';

interface ExamFrontProps {
  place: ExamPlace;
}

/** The exams of a lesson or course: what each asks, by which rules, and where the learner stands. */
export function ExamFront({ place }: ExamFrontProps) {
  const query = useQuery(examList(place.course, place.lesson));
  const list = query.data;
  const [only] = list?.exams ?? [];
  usePage({
    title: list?.exams.length === 1 ? only?.title : undefined,
    ready: !query.isPending,
    crumbs: list && [
      { title: '云课堂', path: classroomPath },
      { title: list.course.title, path: coursePath(list.course.id) },
      { title: list.exams.length === 1 && only ? only.title : '考试' },
    ],
  });
  if (query.isPending) return <PageSkeleton />;
  if (!list)
    return <ExamClosed course={place.course} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1>{place.lesson === 0 ? '课程考试' : '随堂考试'}</h1>
        <p>
          <Link to={coursePath(list.course.id)}>{list.course.title}</Link>
        </p>
      </header>
      {list.exams.length === 0 ? (
        <Panel>
          <Empty
            title={place.lesson === 0 ? '这门课没有考试' : '这一讲没有考试'}
            action={
              <LinkButton to={playPath(place.course, place.lesson || undefined)} primary>
                回到课程
              </LinkButton>
            }
          />
        </Panel>
      ) : null}
      {list.exams.map((exam) => (
        <Exam key={exam.id} exam={exam} place={place} onAgain={() => void query.refetch()} />
      ))}
    </PageFrame>
  );
}

const tones: Record<ExamCard['state'], TagTone> = {
  ready: 'primary',
  running: 'gold',
  marking: 'gold',
  passed: 'accent',
  failed: 'alert',
  used_up: 'over',
  closed: 'over',
};

interface ExamProps extends ExamFrontProps {
  exam: ExamCard;
  /** The cool-down is over. */
  onAgain: () => void;
}

function Exam({ exam, place, onAgain }: ExamProps) {
  const navigate = useNavigate();
  const start = useStartExam({
    onSuccess: ({ attempt_id }) => void navigate(place.paperPath(attempt_id)),
  });
  const { id, title, intro, lesson, minutes, full, pass, questions, kinds, state, state_text } = exam;
  const { may_start, why, next_at, open_attempt, best, attempts_used, attempts_left, for_certificate } = exam;
  const facts: [string, string][] = [
    ['题量', `${questions} 题`],
    ['时长', `${minutes} 分钟`],
    ['满分 / 及格', `${full} / ${pass}`],
    ['作答次数', attempts_left === null ? '不限' : `已用 ${attempts_used}，剩 ${attempts_left}`],
  ];
  return (
    <Panel className={styles.exam}>
      <div className={styles.top}>
        <div className={styles.words}>
          {lesson ? <p className={styles.lesson}>{lesson}</p> : null}
          <h2 className={styles.title}>
            {title}
            <Tag tone={tones[state]}>{state_text}</Tag>
            {for_certificate ? <Tag tone="accent">计入结课证书</Tag> : null}
          </h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {best ? (
          <p className={styles.best}>
            <b>{best.score}</b>
            <span>最高分</span>
          </p>
        ) : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.kinds}>
        {kinds.map(({ kind_text, count, points }) => `${kind_text} ${count} 题 ${points} 分`).join(' · ')}
      </p>
      <ul className={styles.rules}>
        <li>计时以服务器为准，到时自动交卷，已保存的答案照常计分</li>
        <li>每答一题自动保存；断网、刷新或换一台设备都可以接着答，题目与顺序不变</li>
        <li>
          {exam.cool_down_minutes > 0 ? `两次作答间隔 ${exam.cool_down_minutes} 分钟，` : ''}成绩取最高一次
        </li>
        <li>{exam.show_answer === showAnswer.never ? '本场不公布答案' : exam.show_answer_text}</li>
      </ul>
      <div className={styles.acts}>
        {may_start || open_attempt ? (
          <Button
            kind="primary"
            size="l"
            loading={start.isPending}
            onClick={() => start.mutate({ params: { id } })}
          >
            {open_attempt
              ? `继续第 ${open_attempt.number} 次作答`
              : attempts_used > 0
                ? '再考一次'
                : '开始答题'}
          </Button>
        ) : (
          <p className={styles.why}>
            {why}
            {next_at ? (
              <>
                ，<Countdown until={next_at} onEnd={onAgain} /> 后可再考（{formatTime(next_at)}）
              </>
            ) : null}
          </p>
        )}
        {!may_start && !open_attempt && !next_at ? (
          <LinkButton to={coursePath(place.course)}>查看课程</LinkButton>
        ) : null}
        {attempts_used > 0 && !open_attempt ? (
          <LinkButton to={place.resultPath(id)}>看上次结果</LinkButton>
        ) : null}
        {open_attempt ? (
          <p className={styles.open}>
            已答 {open_attempt.answered} 题，
            <Countdown until={open_attempt.deadline_at} onEnd={onAgain} /> 后自动交卷
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
