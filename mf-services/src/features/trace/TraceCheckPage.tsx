import { traceAbout } from '@harbor/contract/page-words';
import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import { isGone } from '../../parts/isGone';
import { CheckResult } from './CheckResult';
import { CodeForm } from './CodeForm';
import { traceCheck } from './queries';
import styles from './TraceCheck.module.css';

/** `/trace/` and `/trace/:code`: everybody checks a report by its code. */
export function TraceCheckPage() {
  return (
    <Panel className={styles.page} data-reflow>
      <Check />
    </Panel>
  );
}

function Check() {
  const { code = '' } = useParams();
  const query = useQuery(traceCheck(code));
  usePage({
    navTitle: '留痕报告核验',
    description: traceAbout,
    ready: code === '' || !query.isPending,
  });
  if (code && query.isPending) return <Bone height={240} />;
  if (query.data) return <CheckResult check={query.data} />;
  if (query.error && !isGone(query.error))
    return <ErrorBlock title="核验没有完成" error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <h1>{code ? '没有找到这份报告' : '服务留痕报告核验'}</h1>
      <p className={styles.about}>{code ? '校验码不存在或有误，请逐位核对后重新输入。' : traceAbout}</p>
      <CodeForm key={code} given={code} />
    </>
  );
}

export default TraceCheckPage;
