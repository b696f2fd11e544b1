import type { SubmissionGuide } from '@harbor/contract';
import { Link, usePage, useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, onPhone, PageSkeleton, Panel } from '@harbor/ui/kit';
import { GuideFold, GuideHead, GuideLimits, GuideQuestions } from './Guide';
import { MySubmissions } from './MySubmissions';
import { guideQuery } from './queries';
import styles from './UploadFilePage.module.css';
import { useInitialDraft } from './useInitialDraft';
import { Writing } from './Writing';

/** `/uploadfile/`: what direct submission is, the form, and the author's submissions. */
export function UploadFilePage() {
  const [params] = useSearchParams();
  const { loggedIn } = useSession();
  const guide = useQuery(guideQuery());
  const mine = loggedIn && params.get('tab') === 'mine';
  usePage({
    description: guide.data?.lead,
    ready: !guide.isPending,
  });

  if (guide.isPending) return <PageSkeleton />;
  if (!guide.data)
    return (
      <Panel className={onPhone ? undefined : styles.page}>
        <ErrorBlock title="页面没有加载出来" error={guide.error} onRetry={() => void guide.refetch()} />
      </Panel>
    );
  return (
    <div className={styles.page} data-reflow>
      {!onPhone && <GuideHead guide={guide.data} />}
      {!onPhone && !mine && <GuideLimits guide={guide.data} />}
      {onPhone && !mine && <GuideFold guide={guide.data} />}
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
          <MySubmissions page={Number(params.get('page')) || 1} />
        ) : (
          <NewSubmission guide={guide.data} />
        )}
        {!(onPhone && mine) && <GuideQuestions guide={guide.data} />}
      </div>
    </div>
  );
}

/** The form, once it is known what it begins with. */
function NewSubmission({ guide }: { guide: SubmissionGuide }) {
  const start = useInitialDraft();
  if (start.pending) return <ListSkeleton rows={4} />;
  // Text of this device comes once the page is its own: the form begins anew with it.
  if (start.initial) return <Writing key={String(start.fromHere)} initial={start.initial} guide={guide} />;
  const failed = (
    <ErrorBlock title="草稿没有加载出来" error={start.error} onRetry={() => void start.refetch()} />
  );
  return onPhone ? failed : <Panel>{failed}</Panel>;
}

export default UploadFilePage;
