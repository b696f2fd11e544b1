import type { ExamResult } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { Countdown, formatDate } from '@harbor/ui';
import { LinkButton } from '@harbor/ui/kit';
import { classroomPath, reviewPath } from '../../courses/paths';
import styles from './NextSteps.module.css';
import { courseCertificate } from './queries';
import type { ExamPlace } from './useExamPlace';

interface NextStepsProps {
  result: ExamResult;
  place: ExamPlace;
}

/** What comes after an exam: the certificate, the wrong questions, another try. */
export function NextSteps({ result, place }: NextStepsProps) {
  const { exam, passed, review } = result;
  const way = useQuery({ ...courseCertificate(exam.course_id), enabled: passed === true }).data;
  const left = way?.steps.filter(({ done }) => !done) ?? [];
  const sentences = [
    way?.certificate ? '结课证书已颁发' : '',
    passed && way?.offered && !way.certificate && left.length > 0 ? `离证书还差：${left[0]?.title}` : '',
    review.added > 0
      ? `${review.added} 道题进入错题本${review.first_due ? `，${formatDate(review.first_due)} 第一次复习` : ''}`
      : '',
  ].filter(Boolean);
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>接下来</h2>
      <p className={styles.text}>
        {sentences.length > 0
          ? `${sentences.join('。')}。`
          : passed
            ? '这场考试已经完成。'
            : '看看没得分的题，再来一次。'}
      </p>
      <div className={styles.ways}>
        {way?.certificate ? (
          <LinkButton to={`${classroomPath}?tab=certificates`} primary>
            查看证书
          </LinkButton>
        ) : null}
        {review.added > 0 ? <LinkButton to={reviewPath}>复习这 {review.added} 题</LinkButton> : null}
        {exam.may_start || exam.open_attempt ? (
          <LinkButton to={place.base} primary={!passed}>
            {exam.open_attempt ? '继续作答' : '再考一次'}
          </LinkButton>
        ) : null}
      </div>
      <p className={styles.left}>
        <span>{exam.attempts_left === null ? '作答次数不限' : `还可作答 ${exam.attempts_left} 次`}</span>
        <span>
          {exam.next_at ? (
            <>
              <Countdown until={exam.next_at} /> 后可再考
            </>
          ) : exam.may_start ? (
            '现在就可以'
          ) : (
            exam.why
          )}
        </span>
      </p>
      <p className={styles.small}>
        {exam.cool_down_minutes > 0 ? `两次间隔至少 ${exam.cool_down_minutes} 分钟，` : ''}取最高分，不会变低
      </p>
    </div>
  );
}
