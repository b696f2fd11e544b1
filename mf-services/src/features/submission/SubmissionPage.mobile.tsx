import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { TalkLines } from '@harbor/ui/talk';
import { useState } from 'react';
import { Block } from '../../parts/Block.mobile';
import { ConfirmSheet } from '../../parts/ConfirmSheet.mobile';
import { DateInput } from '../../parts/DateInput.mobile';
import { isGone } from '../../parts/isGone';
import { useLive } from '../../parts/useLive';
import { FileList, ManuscriptFacts } from './ManuscriptFacts';
import { changedBySubmission, submissionDetail } from './queries';
import { Recommendations } from './Recommendations';
import styles from './SubmissionPage.mobile.module.css';
import { hasOtherActs, mainForm, OtherActs, SentFacts, SubmissionHead } from './SubmissionParts';
import { finishWords, useFinish } from './useFinish';

/** `/uploadfile/:id` on the phone. */
export function SubmissionPage() {
  const { id = '' } = useParams();
  const query = useQuery(submissionDetail(id));
  const submission = query.data;
  const [asking, setAsking] = useState(false);
  const { finish, finishing } = useFinish(Number(id), () => setAsking(false));
  useLive(changedBySubmission);
  usePage({ title: '投稿进度', navTitle: '投稿进度', ready: !query.isPending });

  if (query.isPending) return <ListSkeleton rows={4} />;
  if (isGone(query.error))
    return (
      <Panel>
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
      <Panel>
        <ErrorBlock title="投稿没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const form = mainForm(submission, DateInput);
  return (
    <>
      <Block>
        <SubmissionHead submission={submission} />
      </Block>
      {submission.recommendations.length > 0 && (
        <Block title="推荐的期刊">
          <Recommendations submission={submission} />
        </Block>
      )}
      {submission.sent && (
        <Block title="投出与反馈">
          <SentFacts submission={submission} />
        </Block>
      )}
      {form && <Block key={submission.status}>{form}</Block>}
      <Block title="稿件文件">
        <FileList files={submission.files} label="稿件文件" />
        {submission.files.length === 0 && <p className={styles.soft}>文件已按期限删除</p>}
      </Block>
      {submission.supplements.length > 0 && (
        <Block title="补充文件">
          <FileList files={submission.supplements} label="补充文件" />
        </Block>
      )}
      <Block title="稿件信息">
        <ManuscriptFacts submission={submission} />
      </Block>
      <Block title="往来记录">
        <TalkLines lines={submission.lines} label="往来记录" />
      </Block>
      {hasOtherActs(submission) && (
        <Block title="其他操作">
          <OtherActs submission={submission} finishing={finishing} onFinish={() => setAsking(true)} />
        </Block>
      )}
      <ConfirmSheet
        open={asking}
        title={finishWords.title}
        text={finishWords.content}
        action="结束投稿"
        waiting={finishing}
        onConfirm={finish}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export default SubmissionPage;
