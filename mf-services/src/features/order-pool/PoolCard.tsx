import { materialStatus } from '@harbor/contract/take-status';
import { ask, notify, useQuery } from '@harbor/runtime';
import { Countdown, errorText, formatTime } from '@harbor/ui';
import { Button, LinkButton, Panel } from '@harbor/ui/kit';
import { FileLink } from '@harbor/ui/upload';
import { useLive } from '../../parts/useLive';
import styles from './PoolCard.module.css';
import { orderPool, poolReads, useWithdrawInvitation } from './queries';
import { SupplyForm } from './SupplyForm';

/** `invitations.status` of one that waits for its answer. */
const open = 1;

/** How teachers take part in an order: the invitation, the trials to judge, what they report, and what they ask for. */
export function PoolCard({ orderId }: { orderId: number }) {
  const { data } = useQuery(orderPool(orderId));
  useLive(poolReads);
  const withdraw = useWithdrawInvitation({
    onSuccess: () => notify.success('已撤回邀请，需求回到接单大厅'),
    onError: (error) => notify.warning(errorText(error)),
  });
  if (!data || data.status === null) return null;
  const { actions, reports, materials } = data;
  const invitation = data.invitations.find(({ status }) => status === open);
  const wanted = materials.find(({ status }) => status === materialStatus.open);
  return (
    <Panel role="region" aria-label="老师接单">
      <div className={styles.head}>
        <h2>老师接单</h2>
        <span>{data.status_text}</span>
      </div>
      {data.need_trial && data.candidates > 0 && reports.length === 0 ? (
        <p>
          已有 {data.candidates} / {data.candidate_limit} 位老师接单，{data.trials_ready} 份试做已提交。
        </p>
      ) : null}
      {actions.view_trials ? (
        <p className={styles.line}>
          <span>
            {data.choose_until ? (
              <>
                请在 <Countdown until={data.choose_until} /> 内选定
              </>
            ) : (
              '同一段节选、同一份评分表，姓名选定后揭晓'
            )}
          </span>
          <LinkButton primary to={`/trials/${orderId}`}>
            {data.choose_until ? '去盲评试做' : '查看试做'}
          </LinkButton>
        </p>
      ) : null}
      {invitation ? (
        <p className={styles.line}>
          <span>
            已邀请{invitation.teacher.name}老师，
            <Countdown until={invitation.until} /> 后回到接单大厅
          </span>
          {actions.withdraw_invitation ? (
            <Button
              loading={withdraw.isPending}
              onClick={() =>
                ask({
                  title: '撤回邀请？',
                  text: '需求会回到接单大厅，其他匹配的老师可以接单。',
                  yes: '撤回邀请',
                  onYes: () =>
                    withdraw.mutateAsync({ params: { id: String(orderId) } }).catch(() => undefined),
                })
              }
            >
              撤回邀请
            </Button>
          ) : null}
        </p>
      ) : null}
      {actions.supply && wanted ? <SupplyForm key={wanted.id} orderId={orderId} request={wanted} /> : null}
      {reports.length > 0 ? (
        <>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label="完成进度"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={data.percent}
          >
            <i style={{ width: `${data.percent}%` }} />
          </div>
          <ol className={styles.reports}>
            {reports.map((report) => (
              <li key={report.id}>
                <p>
                  <b>{report.percent}%</b> <time dateTime={report.at}>{formatTime(report.at)}</time>
                </p>
                <p>{report.text}</p>
                {report.files.map((file) =>
                  file.id ? (
                    <FileLink
                      key={file.id}
                      file={{
                        id: file.id,
                        name: file.name,
                        ...(file.unchecked ? { unchecked: file.unchecked } : {}),
                      }}
                    />
                  ) : null,
                )}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </Panel>
  );
}
