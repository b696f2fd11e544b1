import type { CertificationState } from '@harbor/contract';
import { type IdType, idNumberProblem, idTypes } from '@harbor/contract/teacher-apply-items';
import { ApiError, navigate, notify, usePage, useQuery, viewTime } from '@harbor/runtime';
import { errorText, formatDate } from '@harbor/ui';
import { Button, Checkbox, ErrorSummary, Field, LinkButton, TextField } from '@harbor/ui/kit';
import { useRef, useState } from 'react';
import { StateGate } from '../../parts/StateGate';
import { EvidenceField } from './EvidenceField';
import fields from './Fields.module.css';
import { Frame } from './Frame';
import frame from './Frame.module.css';
import { useFlow } from './flow';
import { focusItem } from './focusItem';
import { Locked } from './Locked';
import { Box, HowKept, Questions } from './Parts';
import styles from './Parts.module.css';
import { certification, formChoices, handIn, saveStep } from './queries';
import { usePreview } from './usePreview';
import { mayWrite } from './words';

/** `…/teacherid`: the identity document, the evidence, the consents, and the hand-in. */
export function IdentityPage() {
  const { flow } = useFlow();
  const query = useQuery(certification(flow));
  usePage({ ready: !query.isPending });
  return (
    <StateGate query={query} failed="身份信息没有加载出来" className={frame.page} rows={6}>
      {(state) =>
        mayWrite(state) ? <Identity key={state.application.kind} state={state} /> : <Locked state={state} />
      }
    </StateGate>
  );
}

/** Keeps the number of a document as it is typed, and saves it once it is right. */
function useDocument(state: CertificationState) {
  const { flow } = useFlow();
  const { application } = state;
  const [type, setType] = useState<IdType>((application.id_type || 'resident') as IdType);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const last = useRef('');
  const save = async (body: { id_type?: IdType; id_number?: string }) => {
    setBusy(true);
    try {
      await saveStep(flow, { step: 'teacherid', ...body });
      setProblem('');
    } catch (error) {
      setProblem(
        (error instanceof ApiError && (error.fieldError('id_number') ?? error.fieldError('id_type'))) ||
          errorText(error),
      );
    } finally {
      setBusy(false);
    }
  };
  const check = () => {
    const typed = number.trim().toUpperCase();
    if (!typed || typed === last.current) return;
    const wrong = idNumberProblem(type, typed, formatDate(viewTime()));
    setProblem(wrong);
    if (wrong) return;
    last.current = typed;
    void save({ id_type: type, id_number: typed });
  };
  return {
    type,
    number,
    problem,
    busy,
    check,
    chooseType: (next: IdType) => {
      setType(next);
      setProblem('');
      void save({ id_type: next });
    },
    write: (text: string) => {
      setNumber(text.toUpperCase().replace(/[^0-9A-Z]/g, ''));
      setProblem('');
    },
  };
}

function Identity({ state }: { state: CertificationState }) {
  const { flow, at, end } = useFlow();
  const { application } = state;
  const choices = useQuery(formChoices()).data;
  const doc = useDocument(state);
  const preview = usePreview();
  const again = application.status === 3 && state.id_data_agreed === state.id_data_version;
  const [agreed, setAgreed] = useState(again);
  const [truth, setTruth] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const items = new Map(application.items.map((item) => [item.key, item]));
  const rules = new Map((choices?.items ?? []).map((rule) => [rule.key, rule]));
  const problems = [
    ...application.missing.map(({ key, step, label, message }) => ({
      path: key,
      step,
      label,
      text: message,
    })),
    ...(doc.problem ? [{ path: 'id_number', step: 'teacherid', label: '证件号码', text: doc.problem }] : []),
    ...(agreed
      ? []
      : [{ path: 'id_data', step: 'teacherid', label: '单独同意', text: '请单独同意处理身份证件信息' }]),
    ...(truth
      ? []
      : [{ path: 'truth', step: 'teacherid', label: '真实性确认', text: '请确认所交材料真实且为本人所有' }]),
  ].filter((one, n, all) => all.findIndex(({ path }) => path === one.path) === n);

  const submit = async () => {
    setAttempt((n) => n + 1);
    if (problems.length > 0 || busy || doc.busy) return;
    setBusy(true);
    setFailed('');
    try {
      await handIn(flow, state.id_data_version);
      notify.success('已提交，通常 2 个工作日内答复');
      navigate(at(end));
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const jump = (path: string) => {
    const found = problems.find((one) => one.path === path);
    if (found?.step === 'form') navigate(at('form'));
    else focusItem(path);
  };
  const proof = (key: string) => {
    const item = items.get(key);
    const rule = rules.get(key);
    if (!item || !rule) return null;
    return (
      <EvidenceField
        key={key}
        item={item}
        rule={rule}
        mostBytes={choices?.most_bytes ?? 0}
        replacing={application.status === 3 && item.result === 2}
        disabled={application.status === 3 && item.result === 1}
        onPreview={(id, name) => void preview.show(id, name)}
      />
    );
  };
  const masked = application.id_masked;
  return (
    <Frame
      state={state}
      step="teacherid"
      aside={
        <>
          <HowKept choices={choices} />
          <Box title="怎样拍更容易通过">
            <ul className={styles.life}>
              <li>四角完整，字迹清楚</li>
              <li>没有反光，没有手指遮挡</li>
              <li>PDF 请直接上传原件，不要截屏后再转换</li>
            </ul>
          </Box>
          <Questions />
        </>
      }
      bar={
        <>
          <p>
            {problems.length > 0
              ? `还差：${problems.map(({ label }) => label).join('、')}`
              : '已填好，可以提交'}
          </p>
          <LinkButton to={at('form')}>上一步</LinkButton>
          <LinkButton to={at()}>保存并离开</LinkButton>
          <Button kind="primary" loading={busy} onClick={() => void submit()}>
            {problems.length > 0 ? `提交审核，还差 ${problems.length} 项` : '提交审核'}
          </Button>
        </>
      }
    >
      {attempt > 0 ? <ErrorSummary attempt={attempt} problems={problems} onJump={jump} /> : null}
      {failed ? (
        <p className={styles.problem} role="alert">
          {failed}
        </p>
      ) : null}
      <Box title="身份信息" extra="* 为必填">
        <div className={fields.grid}>
          <Field label="真实姓名" hint="来自认证资料，收款人须与此一致">
            {(control) => <TextField {...control} value={application.answers.real_name} readOnly disabled />}
          </Field>
          <Field label="证件类型 *" hint="也可用护照、港澳台居民居住证">
            {(control) => (
              <select
                {...control}
                className={fields.select}
                value={doc.type}
                onChange={({ target }) => doc.chooseType(target.value as IdType)}
              >
                {Object.entries(idTypes).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className={fields.wide} data-item="id_number">
            <Field
              label="证件号码 *"
              error={doc.problem}
              extra={doc.type === 'passport' || !doc.number ? undefined : `${doc.number.length} / 18`}
              hint={masked ? `已保存 ${masked}，要更换请重新填写` : '加密存放，页面上只显示首尾几位'}
            >
              {(control) => (
                <TextField
                  {...control}
                  autoComplete="off"
                  maxLength={doc.type === 'passport' ? 20 : 18}
                  placeholder={masked || '请填写证件号码'}
                  value={doc.number}
                  onChange={({ target }) => doc.write(target.value)}
                  onBlur={doc.check}
                />
              )}
            </Field>
          </div>
          {proof('id_front')}
          {proof('id_back')}
        </div>
      </Box>
      <Box title="证明材料" extra="jpg、png、pdf，单个不超过 10 MB">
        <div className={styles.stack}>
          {proof('degree_proof')}
          {proof('title_proof')}
          {proof('work_proof')}
        </div>
      </Box>
      <Box title="单独同意">
        <p className={styles.small}>
          身份证件属于敏感个人信息，需要您单独同意。不同意不影响使用学术港的其他功能。
        </p>
        <div className={styles.consents}>
          <div data-item="id_data">
            <Checkbox checked={agreed} onChange={setAgreed}>
              我单独同意学术港处理我的<b>身份证件信息</b>，仅用于核验本人身份与学历
            </Checkbox>
            <LinkButton to={`${at('rules')}?document=id_data`}>
              《敏感个人信息处理说明》{state.id_data_version} 版
            </LinkButton>
          </div>
          <div data-item="truth">
            <Checkbox checked={truth} onChange={setTruth}>
              我确认所交材料真实且为本人所有。如有伪造，申请会被驳回，{choices?.forged_days ?? 365}{' '}
              天内不能再次提交
            </Checkbox>
          </div>
        </div>
      </Box>
      {preview.overlay}
    </Frame>
  );
}

export default IdentityPage;
