import type { SubmissionGuide } from '@harbor/contract';
import { Link, useNavigate, usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { BottomBar, Button, Empty, ErrorBlock, ListSkeleton, PageSkeleton, Panel } from '@harbor/ui/mobile';
import { DateInput } from '../../parts/DateInput.mobile';
import { Editor, submitLabel, useEditing } from './Editor';
import { SavingNote } from './form/SavingNote';
import { GuideFold, GuideQuestions } from './Guide';
import { ruleOf } from './guideRule';
import { MySubmissions } from './MySubmissions';
import { guideQuery } from './queries';
import styles from './UploadFilePage.mobile.module.css';
import { type InitialDraft, useInitialDraft } from './useInitialDraft';

const parts = { Skeleton: ListSkeleton, Failed: ErrorBlock, Empty };

/** `/uploadfile/` on the phone. */
export function UploadFilePage() {
  const [params] = useSearchParams();
  const { loggedIn } = useSession();
  const guide = useQuery(guideQuery());
  const mine = loggedIn && params.get('tab') === 'mine';
  const page = Number(params.get('page')) || 1;
  usePage({
    title: '直投系统',
    navTitle: '直投系统',
    description: guide.data?.lead,
    ready: !guide.isPending,
  });

  if (guide.isPending) return <PageSkeleton />;
  if (!guide.data)
    return (
      <Panel>
        <ErrorBlock title="页面没有加载出来" error={guide.error} onRetry={() => void guide.refetch()} />
      </Panel>
    );
  return (
    <div className={styles.page}>
      {!mine && <GuideFold guide={guide.data} />}
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
      <div className={styles.body}>
        {mine ? (
          <MySubmissions
            page={page}
            parts={parts}
            pager={(lastPage) => <Turn page={page} lastPage={lastPage} />}
          />
        ) : (
          <>
            <NewSubmission guide={guide.data} />
            <GuideQuestions guide={guide.data} />
          </>
        )}
      </div>
    </div>
  );
}

function Turn({ page, lastPage }: { page: number; lastPage: number }) {
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.turn} aria-label="分页">
      {page > 1 && <Link to={`/uploadfile/?tab=mine&page=${page - 1}`}>上一页</Link>}
      <span>
        {page} / {lastPage}
      </span>
      {page < lastPage && <Link to={`/uploadfile/?tab=mine&page=${page + 1}`}>下一页</Link>}
    </nav>
  );
}

/** The form, once it is known what it begins with. */
function NewSubmission({ guide }: { guide: SubmissionGuide }) {
  const start = useInitialDraft();
  if (start.pending) return <ListSkeleton rows={4} />;
  if (!start.initial)
    return <ErrorBlock title="草稿没有加载出来" error={start.error} onRetry={() => void start.refetch()} />;
  return <Writing initial={start.initial} guide={guide} />;
}

function Writing({ initial, guide }: { initial: InitialDraft; guide: SubmissionGuide }) {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const editing = useEditing(initial, (id) => void navigate(`/uploadfile/${id}`));
  const { form, sending } = editing;
  return (
    <>
      <div className={styles.saved}>
        <SavingNote state={form.state} loggedIn={loggedIn} />
        <span>
          已填 {sending.required - sending.left} / {sending.required} 项
        </span>
      </div>
      <form
        className={styles.form}
        aria-label="提交稿件"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sending.submit();
        }}
      >
        <Editor editing={editing} rule={ruleOf(guide)} DateInput={DateInput} />
      </form>
      <BottomBar label="提交稿件">
        <Button block loading={sending.sending} onClick={sending.submit}>
          {submitLabel(sending, loggedIn)}
        </Button>
      </BottomBar>
    </>
  );
}

export default UploadFilePage;
