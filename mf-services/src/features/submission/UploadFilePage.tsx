import type { SubmissionGuide } from '@harbor/contract';
import { Link, useNavigate, usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, PageSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/pager';
import { Button } from 'antd';
import { DateInput } from '../../parts/DateInput';
import { Editor, submitLabel, useEditing } from './Editor';
import { SavingNote } from './form/SavingNote';
import { GuideHead, GuideLimits, GuideQuestions } from './Guide';
import { ruleOf } from './guideRule';
import { MySubmissions } from './MySubmissions';
import { Progress } from './Progress';
import { guideQuery } from './queries';
import styles from './UploadFilePage.module.css';
import { type InitialDraft, useInitialDraft } from './useInitialDraft';

const parts = { Skeleton: ListSkeleton, Failed: ErrorBlock, Empty };

/** `/uploadfile/`: what direct submission is, the form, and the author's submissions. */
export function UploadFilePage() {
  const [params] = useSearchParams();
  const { loggedIn } = useSession();
  const guide = useQuery(guideQuery());
  const mine = loggedIn && params.get('tab') === 'mine';
  usePage({
    title: '直投系统',
    description: guide.data?.lead,
    ready: !guide.isPending,
  });

  if (guide.isPending) return <PageSkeleton />;
  if (!guide.data)
    return (
      <Panel className={styles.page}>
        <ErrorBlock title="页面没有加载出来" error={guide.error} onRetry={() => void guide.refetch()} />
      </Panel>
    );
  return (
    <div className={styles.page} data-reflow>
      <GuideHead guide={guide.data} />
      {!mine && <GuideLimits guide={guide.data} />}
      {loggedIn && (
        <nav className={styles.tabs} aria-label="直投系统">
          <Link to="/uploadfile/?tab=new" aria-current={mine ? undefined : 'page'}>
            提交稿件
          </Link>
          <Link to="/uploadfile/?tab=mine" aria-current={mine ? 'page' : undefined}>
            我的投稿
          </Link>
        </nav>
      )}
      {mine ? (
        <MySubmissions
          page={Number(params.get('page')) || 1}
          parts={parts}
          pager={(lastPage) => (
            <Pager
              page={Number(params.get('page')) || 1}
              lastPage={lastPage}
              to={(page) => `/uploadfile/?tab=mine&page=${page}`}
            />
          )}
        />
      ) : (
        <NewSubmission guide={guide.data} />
      )}
      <GuideQuestions guide={guide.data} />
    </div>
  );
}

/** The form, once it is known what it begins with. */
function NewSubmission({ guide }: { guide: SubmissionGuide }) {
  const start = useInitialDraft();
  if (start.pending) return <ListSkeleton rows={4} />;
  if (!start.initial)
    return (
      <Panel>
        <ErrorBlock title="草稿没有加载出来" error={start.error} onRetry={() => void start.refetch()} />
      </Panel>
    );
  return <Writing initial={start.initial} guide={guide} />;
}

function Writing({ initial, guide }: { initial: InitialDraft; guide: SubmissionGuide }) {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const editing = useEditing(initial, (id) => void navigate(`/uploadfile/${id}`));
  const { form, sending } = editing;
  return (
    <div className={styles.columns}>
      <form
        className={styles.main}
        aria-label="提交稿件"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sending.submit();
        }}
      >
        <Editor editing={editing} rule={ruleOf(guide)} DateInput={DateInput} />
      </form>
      <aside className={styles.aside}>
        <Panel padding="s">
          <h2>填写进度</h2>
          <Progress sending={sending} />
          <Button type="primary" size="large" block loading={sending.sending} onClick={sending.submit}>
            {submitLabel(sending, loggedIn)}
          </Button>
          <p className={styles.saving}>
            <SavingNote state={form.state} loggedIn={loggedIn} />
          </p>
        </Panel>
      </aside>
    </div>
  );
}

export default UploadFilePage;
