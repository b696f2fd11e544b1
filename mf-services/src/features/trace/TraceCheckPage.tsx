import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import { isGone } from '../../parts/isGone';
import { CheckResult } from './CheckResult';
import { CodeForm } from './CodeForm';
import { traceCheck } from './queries';
import styles from './TraceCheck.module.css';

const about =
  '学术港为每个完成的订单出具服务留痕报告，写明帮助的类型、参与的角色与文件校验值。凭报告上的校验码可以在这里核验；页面只显示校验值、日期与是否有效，不显示姓名与题目。';

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
  usePage({ title: '服务留痕报告核验', navTitle: '留痕报告核验', ready: code === '' || !query.isPending });
  if (code && query.isPending) return <Bone height={240} />;
  if (query.data) return <CheckResult check={query.data} />;
  if (query.error && !isGone(query.error))
    return <ErrorBlock title="核验没有完成" error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <h1>{code ? '没有找到这份报告' : '服务留痕报告核验'}</h1>
      <p className={styles.about}>{code ? '校验码不存在或有误，请逐位核对后重新输入。' : about}</p>
      <CodeForm key={code} given={code} />
    </>
  );
}

export default TraceCheckPage;
