import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { TalkLines } from '@harbor/ui/talk';
import { App } from 'antd';
import { DateInput } from '../../parts/DateInput';
import { isGone } from '../../parts/isGone';
import { useLive } from '../../parts/useLive';
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
  const { modal } = App.useApp();
  const { finish, finishing } = useFinish(Number(id));
  useLive(changedBySubmission);
  usePage({ title: '投稿进度', ready: !query.isPending });

  if (query.isPending) return <ListSkeleton rows={4} />;
  if (isGone(query.error))
    return (
      <Panel className={styles.page}>
        <Empty
          scene="not-found"
          title="没有找到这份投稿"
          description="投稿可能属于另一个账号，或链接不完整"
          action={<Link to="/uploadfile/?tab=mine">我的投稿</Link>}
        />
      </Panel>
    );
  if (!submission)
    return (
      <Panel className={styles.page}>
        <ErrorBlock title="投稿没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  const form = mainForm(submission, DateInput);
  return (
    <div className={styles.columns} data-reflow>
      <div className={styles.main}>
        <Panel>
          <SubmissionHead submission={submission} />
        </Panel>
        {submission.recommendations.length > 0 && (
          <Panel>
            <h2>推荐的期刊</h2>
            <Recommendations submission={submission} />
          </Panel>
        )}
        {submission.sent && (
          <Panel>
            <h2>投出与反馈</h2>
            <SentFacts submission={submission} />
          </Panel>
        )}
        {form && <Panel key={submission.status}>{form}</Panel>}
        <Panel>
          <h2>往来记录</h2>
          <TalkLines lines={submission.lines} label="往来记录" />
        </Panel>
      </div>
      <aside className={styles.aside}>
        <Panel padding="s">
          <h2>稿件文件</h2>
          <FileList files={submission.files} label="稿件文件" />
          {submission.supplements.length > 0 && <h3>补充文件</h3>}
          <FileList files={submission.supplements} label="补充文件" />
          {submission.files.length === 0 && <p className={styles.soft}>文件已按期限删除</p>}
        </Panel>
        <Panel padding="s">
          <h2>稿件信息</h2>
          <ManuscriptFacts submission={submission} />
        </Panel>
        {hasOtherActs(submission) && (
          <Panel padding="s">
            <h2>其他操作</h2>
            <OtherActs
              submission={submission}
              finishing={finishing}
              onFinish={() =>
                modal.confirm({ ...finishWords, okText: '结束投稿', cancelText: '再想想', onOk: finish })
              }
            />
          </Panel>
        )}
        <Link className={styles.back} to="/uploadfile/?tab=mine">
          返回我的投稿
        </Link>
      </aside>
    </div>
  );
}

export default SubmissionPage;
