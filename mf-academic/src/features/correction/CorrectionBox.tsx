import type { JournalDetail } from '@harbor/contract';
import {
  type CorrectableField,
  correctableFields,
  correctableValue,
  correctionRules,
  correctionWords,
} from '@harbor/contract/journal-correction';
import { notify } from '@harbor/runtime';
import { useKeptText } from '@harbor/ui/kept';
import { Field, TextField } from '@harbor/ui/kit';
import { ChevronDown } from 'lucide-react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import own from './CorrectionBox.module.css';
import { useCorrect } from './queries';

interface Draft {
  field: CorrectableField | '';
  proposed: string;
  source_url: string;
  note: string;
}

const empty: Draft = { field: '', proposed: '', source_url: '', note: '' };

function read(kept: string): Draft {
  if (kept === '') return empty;
  try {
    return { ...empty, ...(JSON.parse(kept) as Partial<Draft>) };
  } catch {
    return empty;
  }
}

const fields = Object.entries(correctableFields) as [CorrectableField, string][];

interface CorrectionBoxProps {
  journal: JournalDetail;
  onClose: () => void;
}

/** What of a journal is wrong, what it should say, and where that can be looked up. What is written stays in this tab. */
export function CorrectionBox({ journal, onClose }: CorrectionBoxProps) {
  const [kept, keep, forget] = useKeptText(`correction:${journal.id}`);
  const { problems, busy, send, refuse } = useSend();
  const correct = useCorrect();
  const draft = read(kept);
  const change = (part: Partial<Draft>) => keep(JSON.stringify({ ...draft, ...part }));
  const { field } = draft;
  const now = field === '' ? null : correctableValue(journal, field);
  const hand = async () => {
    const proposed = draft.proposed.trim();
    if (field === '' || proposed === '') {
      refuse({
        ...(field === '' && { field: '请选择有误的一项' }),
        ...(proposed === '' && { proposed: '请填写正确的内容' }),
      });
      return;
    }
    const body = {
      ...{ journal_id: journal.id, field, proposed },
      ...{ source_url: draft.source_url.trim(), note: draft.note.trim() },
    };
    if (!(await send(() => correct.mutateAsync({ body })))) return;
    forget();
    notify.success('已收到，核对后会用消息答复您');
    onClose();
  };
  return (
    <FormOverlay
      title="期刊资料纠错"
      button="提交"
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void hand()}
    >
      <Field label="哪一项有误" error={problems.field}>
        {(control) => (
          <span className={own.select}>
            <select
              {...control}
              value={field}
              onChange={({ target }) => change({ field: target.value as CorrectableField })}
            >
              <option value="" disabled>
                请选择
              </option>
              {fields.map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown size={16} aria-hidden />
          </span>
        )}
      </Field>
      {now === null ? null : (
        <p className={own.now}>
          现在写的是：<b>{now || '（空）'}</b>
        </p>
      )}
      <Field label="正确的内容" error={problems.proposed}>
        {(control) => (
          <textarea
            {...control}
            className={styles.area}
            rows={2}
            maxLength={correctionRules.proposed}
            value={draft.proposed}
            onChange={({ target }) => change({ proposed: target.value })}
          />
        )}
      </Field>
      <Field
        label="出处网址（选填，附上更容易核实）"
        hint="例如期刊官网、主管部门公告的地址"
        error={problems.source_url}
      >
        {(control) => (
          <TextField
            {...control}
            inputMode="url"
            maxLength={correctionRules.source}
            value={draft.source_url}
            placeholder="https://"
            onChange={({ target }) => change({ source_url: target.value })}
          />
        )}
      </Field>
      <Field label="补充说明（选填）" error={problems.note}>
        {(control) => (
          <textarea
            {...control}
            className={styles.area}
            rows={2}
            maxLength={correctionRules.note}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <p className={styles.said}>{correctionWords}</p>
    </FormOverlay>
  );
}
