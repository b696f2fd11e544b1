import { Navigate, usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { FormEditorView } from './FormEditorView';
import styles from './FormPage.module.css';
import { formNumber } from './formNumber';
import { formQuery } from './queries';

/** `/staff/forms/:form`: an order form, to be changed, looked at and published. */
export function FormPage() {
  const { form: typed = '' } = useParams();
  const form = formNumber(typed);
  const { data, error, refetch } = useQuery({ ...formQuery(form ?? 1), enabled: form !== undefined });
  usePage({
    title: data && `${data.current.title} · 信息表`,
    ready: form === undefined || data !== undefined || error !== null,
  });
  if (form === undefined) return <Navigate to="/404/" replace />;
  return (
    <DeskFrame title="信息表" back="/staff/forms">
      {!data && !error ? (
        <Waiting className={styles.bones}>
          <Bone height={44} width="60%" />
          <Bone height={180} />
          <Bone height={320} />
        </Waiting>
      ) : null}
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有修改信息表的权限" description="如需修改，请联系超级管理员开通" />
          ) : (
            <ErrorBlock error={error} title="信息表没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : null}
      {data ? <FormEditorView key={form} loaded={data} /> : null}
    </DeskFrame>
  );
}

export default FormPage;
