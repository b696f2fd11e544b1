import type { SubmissionDetail } from '@harbor/contract';
import { submissionStatus as s } from '@harbor/contract/submission-status';
import { isLive, navigate } from '@harbor/runtime';
import { SoftButton } from '../../parts/SoftButton';
import styles from './InDiary.module.css';
import { useContinueInDiary } from './queries';

const diaryPath = '/querytool/diary/';
const goesOn: readonly number[] = [s.recommended, s.sent, s.answered];

/** Whether a submission can go on in the diary: journals were recommended, or the author has sent it; and the diary is there. */
export const mayGoOn = ({ status, sent }: Pick<SubmissionDetail, 'status' | 'sent'>): boolean =>
  isLive(diaryPath) && (goesOn.includes(status) || sent !== null);

/** Takes a submission on into the author's diary by one press; done again it leads to what is there. */
export function InDiary({ submission }: { submission: SubmissionDetail }) {
  const go = useContinueInDiary({ onSuccess: ({ id }) => navigate(`${diaryPath}${id}`) });
  return (
    <div className={styles.box}>
      <p>标题、期刊与投稿日期会带过去，之后记外审、返修与录用，到期提醒您。只有您自己看得到。</p>
      <SoftButton
        size="large"
        block
        loading={go.isPending}
        onClick={() => go.mutate({ params: { id: submission.id } })}
      >
        接着记到投稿进度本
      </SoftButton>
    </div>
  );
}
