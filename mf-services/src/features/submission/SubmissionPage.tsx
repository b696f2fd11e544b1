import { ask, Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { TalkLines } from '@harbor/ui/talk';
import { isGone } from '../../parts/isGone';
import { Part } from '../../parts/Part';
import { useLive } from '../../parts/useLive';
import { InDiary, mayGoOn } from './InDiary';
import { FileList, ManuscriptFacts } from './ManuscriptFacts';
import { changedBySubmission, submissionDetail } from './queries';
import { Recommendations } from './Recommendations';
import styles from './SubmissionPage.module.css';
import { hasOtherActs, mainForm, OtherActs, SentFacts, SubmissionHead } from './SubmissionParts';
import { finishWords, useFinish } from './useFinish';

/** `/uploadfile/:id`: how a submission stands, and what its author can do now. */
export function SubmissionPage() {
  const { id = '' } = useParams();
  const query = useQuery(submissionDetail(id));
  const submission = query.data;
  const { finish, finishing } = useFinish(Number(id));
  useLive(changedBySubmission);
  usePage({ ready: !query.isPending });

  if (query.isPending) return <ListSkeleton rows={4} />;
  if (isGone(query.error))
    return (
      <Panel className={styles.page}>
        <Empty
          scene="not-found"
          title="没有找到这份投稿"
          description="投稿可能属于另一个账号，或链接不完整"
          action={
            <Link className={styles.link} to="/uploadfile/?tab=mine">
              我的投稿
            </Link>
          }
        />
      </Panel>
    );
  if (!submission)
    return (
      <Panel className={styles.page}>
        <ErrorBlock title="投稿没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const form = mainForm(submission);
  const Side = onPhone ? 'div' : 'aside';
  const talk = (
    <Part title="往来记录" size="s">
      <TalkLines lines={submission.lines} label="往来记录" />
    </Part>
  );
  const supplements = <FileList files={submission.supplements} label="补充文件" />;
  return (
    <div className={styles.columns} data-reflow>
      <div className={styles.main}>
        <Part>
          <SubmissionHead submission={submission} />
        </Part>
        {submission.recommendations.length > 0 && (
          <Part title="推荐的期刊" size="s">
            <Recommendations submission={submission} />
          </Part>
        )}
        {submission.sent && (
          <Part title="投出与反馈" size="s">
            <SentFacts submission={submission} />
          </Part>
        )}
        {form && <Part key={submission.status}>{form}</Part>}
        {!onPhone && talk}
      </div>
      <Side className={styles.aside}>
        {mayGoOn(submission) && (
          <Part title="投稿进度本" size="aside">
            <InDiary submission={submission} />
          </Part>
        )}
        <Part title="稿件文件" size="aside">
          <FileList files={submission.files} label="稿件文件" />
          {!onPhone && submission.supplements.length > 0 && <h3>补充文件</h3>}
          {!onPhone && supplements}
          {submission.files.length === 0 && <p className={styles.soft}>文件已按期限删除</p>}
        </Part>
        {onPhone && submission.supplements.length > 0 && <Part title="补充文件">{supplements}</Part>}
        <Part title="稿件信息" size="aside">
          <ManuscriptFacts submission={submission} />
        </Part>
        {onPhone && talk}
        {hasOtherActs(submission) && (
          <Part title="其他操作" size="aside">
            <OtherActs
              submission={submission}
              finishing={finishing}
              onFinish={() => ask({ ...finishWords, onYes: finish })}
            />
          </Part>
        )}
        {!onPhone && (
          <Link className={styles.back} to="/uploadfile/?tab=mine">
            返回我的投稿
          </Link>
        )}
      </Side>
    </div>
  );
}

export default SubmissionPage;
