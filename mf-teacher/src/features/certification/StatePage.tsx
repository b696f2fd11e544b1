import type { CertificationState } from '@harbor/contract';
import { ask, LiveLink, navigate, notify, session, usePage, useQuery } from '@harbor/runtime';
import { Countdown, errorText, formatTime } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { Button, Checkbox, LinkButton, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import { StateGate } from '../../parts/StateGate';
import frame from './Frame.module.css';
import { useFlow } from './flow';
import { focusItem } from './focusItem';
import { Box } from './Parts';
import styles from './Parts.module.css';
import {
  certification,
  formChoices,
  handIn,
  useChange,
  useDropChange,
  useLeave,
  useWithdraw,
  useWithdrawConsent,
} from './queries';
import { Results } from './Results';
import { usePreview } from './usePreview';
import { ViewsOverlay } from './ViewsOverlay';
import { headline, mayWrite } from './words';

/** `…/result` and `…/examine`: item by item what became of the application, and what can be done now. */
export function StatePage() {
  const { flow } = useFlow();
  const query = useQuery({ ...certification(flow), refetchOnWindowFocus: true });
  usePage({ ready: !query.isPending });
  return (
    <StateGate query={query} failed="审核进度没有加载出来" className={frame.page} rows={6}>
      {(state) => <Standing state={state} />}
    </StateGate>
  );
}

function Standing({ state }: { state: CertificationState }) {
  const { at } = useFlow();
  const choices = useQuery(formChoices()).data;
  const preview = usePreview();
  const [views, setViews] = useState(false);
  const { application, teacher } = state;
  const { title, text } = headline(state);
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        {onPhone ? <HiddenTitle>{title}</HiddenTitle> : <h1>{title}</h1>}
        {onPhone ? <b>{title}</b> : null}
        <Acts state={state} />
        <p className={frame.lead}>{text}</p>
      </header>
      <div className={frame.columns}>
        <div className={frame.main}>
          {state.sign ? (
            <Box title="签署接单规范与承诺书">
              <p>读完并签署后即可进入接单平台。</p>
              <LinkButton primary to={at('rules')}>
                去阅读并签署
              </LinkButton>
            </Box>
          ) : null}
          {application.status === 0 ? null : (
            <Results state={state} choices={choices} onPreview={(id, name) => void preview.show(id, name)} />
          )}
          {application.status === 0 && mayWrite(state) ? (
            <Box title="接着填写">
              <p>还差 {application.missing.length} 项可以提交。</p>
              <LinkButton primary to={at('form')}>
                继续填写
              </LinkButton>
            </Box>
          ) : null}
          {application.status === 3 ? <Supplement state={state} /> : null}
        </div>
        <aside className={frame.aside} aria-label="期限与记录">
          {application.supplement_until && application.status === 3 ? (
            <Box title="补充期限">
              <p>
                剩 <Countdown until={application.supplement_until} />
              </p>
              <p className={styles.small}>
                {formatTime(application.supplement_until)} 前
                {application.remind_at ? `，${formatTime(application.remind_at).slice(5)} 提醒一次` : ''}
              </p>
            </Box>
          ) : null}
          <Box title="申请">
            <ul className={styles.life}>
              {application.no ? <li>审核编号 {application.no}</li> : null}
              <li>
                近 12 个月第 {Math.max(1, application.year_number)} 次，最多 {application.year_most} 次
              </li>
              <li>若被驳回，{choices?.again_days ?? 7} 天后可再次申请</li>
              {state.why_not ? <li>{state.why_not}</li> : null}
              {state.apply_from ? <li>{formatTime(state.apply_from)} 起可以再次申请</li> : null}
            </ul>
          </Box>
          {application.history.length > 0 ? (
            <Box title="审核记录">
              <ol className={styles.life}>
                {application.history.map((line) => (
                  <li key={`${line.at}${line.text}`}>
                    {line.who} {line.text}
                    <p className={styles.small}>
                      {formatTime(line.at)}
                      {line.note ? ` ${line.note}` : ''}
                    </p>
                  </li>
                ))}
              </ol>
            </Box>
          ) : null}
          <Box title="谁看过我的证件">
            <p className={styles.small}>
              {application.views.count > 0
                ? `${application.views.people} 位审核员，共打开 ${application.views.count} 次。`
                : '还没有人打开过。'}
              通过后第 {choices?.evidence_days ?? 30} 天图片自动删除。
            </p>
            <Button onClick={() => setViews(true)}>查看打开记录</Button>
          </Box>
          {teacher ? <TeacherBox state={state} /> : null}
        </aside>
      </div>
      <ViewsOverlay open={views} onClose={() => setViews(false)} />
      {preview.overlay}
    </div>
  );
}

/** What can be done with the whole application. */
function Acts({ state }: { state: CertificationState }) {
  const { at } = useFlow();
  const withdraw = useWithdraw({ onSuccess: () => notify.success('已撤回，资料保留为草稿') });
  const failed = (error: unknown) => notify.warning(errorText(error));
  return (
    <div className={styles.ways}>
      {state.can.withdraw ? (
        <Button
          loading={withdraw.isPending}
          onClick={() =>
            ask({
              title: '撤回申请？',
              text: '申请会回到草稿，资料都在，可以修改后再提交。',
              yes: '撤回申请',
              onYes: () => withdraw.mutateAsync().catch(failed),
            })
          }
        >
          撤回申请
        </Button>
      ) : null}
      {state.application.status === 5 && mayWrite(state) ? (
        <LinkButton primary to={at('form')}>
          修改后再次申请
        </LinkButton>
      ) : null}
      {state.teacher && state.teacher.status !== 8 && !state.sign && state.teacher.status !== 7 ? (
        <LiveLink to="/receiveorder/" target="_blank" rel="noopener" className={styles.link}>
          进入接单平台
        </LiveLink>
      ) : null}
    </div>
  );
}

/** Hands in what was mended; the button says what is still missing. */
function Supplement({ state }: { state: CertificationState }) {
  const { flow } = useFlow();
  const { application } = state;
  const [truth, setTruth] = useState(false);
  const [agreed, setAgreed] = useState(state.id_data_agreed === state.id_data_version);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const left = application.items.filter(({ result, fixed }) => result === 2 && !fixed);
  const needs = left.length + (truth ? 0 : 1) + (agreed ? 0 : 1);
  const send = async () => {
    if (left[0]) return focusItem(left[0].key);
    if (needs > 0) return focusItem('truth');
    setBusy(true);
    setProblem('');
    try {
      await handIn(flow, state.id_data_version);
      notify.success('补充已提交，约 2 个工作日内答复');
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box title="提交补充">
      <div className={styles.stack} data-item="truth">
        {state.id_data_agreed === state.id_data_version ? null : (
          <Checkbox checked={agreed} onChange={setAgreed}>
            我单独同意学术港按 {state.id_data_version} 版说明处理我的身份证件信息
          </Checkbox>
        )}
        <Checkbox checked={truth} onChange={setTruth}>
          我确认所补材料真实且为本人所有
        </Checkbox>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <p className={styles.small}>补充的文件会再次加密，旧文件随审核结束删除。</p>
        <Button kind="primary" loading={busy} onClick={() => void send()}>
          {needs > 0 ? `提交补充，还差 ${needs} 项` : '提交补充'}
        </Button>
      </div>
    </Box>
  );
}

/** What a certified person can change, take back or end. */
function TeacherBox({ state }: { state: CertificationState }) {
  const { at } = useFlow();
  const failed = (error: unknown) => notify.warning(errorText(error));
  const change = useChange({ onSuccess: () => navigate(at('form')), onError: failed });
  const drop = useDropChange({
    onSuccess: () => notify.success('已放弃变更，原资料继续有效'),
    onError: failed,
  });
  const leave = useLeave();
  const consent = useWithdrawConsent();
  const { teacher, application, leave_blockers: blockers } = state;
  return (
    <Box title="我的认证" extra={teacher?.status_text}>
      <dl className={styles.stack}>
        {(teacher?.certified ?? []).map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.small}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        {state.can.change ? (
          <Button loading={change.isPending} onClick={() => change.mutate()}>
            申请变更
          </Button>
        ) : null}
        {application.kind === 2 && application.status === 0 ? (
          <Button loading={drop.isPending} onClick={() => drop.mutate()}>
            放弃变更
          </Button>
        ) : null}
        <LinkButton to={at('rules')}>规范与承诺书</LinkButton>
        <Button
          onClick={() =>
            ask({
              title: '撤回对身份证件信息的同意？',
              text: '证件图片与原件会立即删除；未审结的申请退回草稿。已通过的核验结果不受影响。',
              yes: '撤回同意',
              danger: true,
              onYes: () =>
                consent
                  .mutateAsync({ body: { confirm: true } })
                  .then(() => notify.success('已撤回，图片已删除'))
                  .catch(failed),
            })
          }
        >
          撤回同意
        </Button>
        {state.can.leave ? (
          <Button
            onClick={() =>
              ask({
                title: '退出老师身份？',
                text: '退出后不再展示您的主页，也不能接单。以后可以重新申请认证。',
                yes: '退出',
                danger: true,
                onYes: () =>
                  leave
                    .mutateAsync({ body: { confirm: true } })
                    .then(() => session.refresh())
                    .then(() => notify.success('已退出老师身份'))
                    .catch(failed),
              })
            }
          >
            退出老师身份
          </Button>
        ) : null}
      </div>
      {!state.can.leave && blockers.length > 0 ? (
        <p className={styles.small}>暂时不能退出：{blockers.join('、')}</p>
      ) : null}
    </Box>
  );
}

export default StatePage;
