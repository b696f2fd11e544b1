import type { DiaryDetail } from '@harbor/contract';
import { ask, navigate, notify } from '@harbor/runtime';
import { Field, TextField } from '@harbor/ui/kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from '../../forms/Form.module.css';
import { FormOverlay } from '../../forms/FormOverlay';
import { useSend } from '../../forms/useSend';
import { JournalPicker, type PickedJournal } from './JournalPicker';
import { useCreate, useDelete, useEdit } from './queries';
import { diaryPath, manuscriptPath, today } from './words';

interface ManuscriptFormProps {
  /** The one that is changed; a new one without. */
  manuscript?: DiaryDetail;
  /** What a new one begins with. */
  journal?: PickedJournal;
  onClose: () => void;
}

/** A manuscript: what it is called, where it goes, under which number. */
export function ManuscriptForm({ manuscript, journal: given, onClose }: ManuscriptFormProps) {
  const [title, setTitle] = useState(manuscript?.title ?? '');
  const [journal, setJournal] = useState<PickedJournal>(
    manuscript
      ? { id: manuscript.journal.id, name: manuscript.journal.name }
      : (given ?? { id: null, name: '' }),
  );
  const [number, setNumber] = useState(manuscript?.manuscript_no ?? '');
  const [submittedOn, setSubmittedOn] = useState('');
  const { problems, busy, send, keyFor, refuse } = useSend();
  const create = useCreate();
  const edit = useEdit();
  const remove = useDelete();
  const store = async () => {
    if (title.trim().length < 2) {
      refuse({ title: '请填写稿件标题，至少2个字' });
      return;
    }
    const words = {
      title: title.trim(),
      journal: { ...journal, name: journal.name.trim() },
      manuscript_no: number.trim(),
    };
    const done = await send(async () => {
      if (manuscript) {
        await edit.mutateAsync({
          params: { id: manuscript.id },
          body: { ...words, revision: manuscript.revision },
        });
        return;
      }
      const body = { ...words, submitted_on: submittedOn || null };
      const { id } = await create.mutateAsync({ body, idempotencyKey: keyFor(body) });
      navigate(manuscriptPath(id));
    });
    if (!done) return;
    notify.success(manuscript ? '已修改' : '已记下，可以接着记进展与截止日');
    onClose();
  };
  const forget = () =>
    ask({
      title: '删除这份稿件？',
      text: '它的进展、备注与截止日都会删除，不能恢复。',
      yes: '删除',
      danger: true,
      onYes: async () => {
        await remove.mutateAsync({ params: { id: manuscript?.id ?? 0 } });
        notify.success('已删除');
        navigate(diaryPath, { replace: true });
      },
    });
  return (
    <FormOverlay
      title={manuscript ? '修改稿件' : '记一份稿件'}
      button={manuscript ? '保存' : '记下'}
      busy={busy}
      problem={problems.form}
      onClose={onClose}
      onSend={() => void store()}
    >
      <Field label="稿件标题" error={problems.title}>
        {(control) => (
          <TextField
            {...control}
            value={title}
            maxLength={200}
            placeholder="只有您自己看得到"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <JournalPicker journal={journal} optional problem={problems.journal} onPick={setJournal} />
      <div className={styles.pair}>
        <Field label="稿号（选填）" error={problems.manuscript_no}>
          {(control) => (
            <TextField
              {...control}
              value={number}
              maxLength={60}
              placeholder="期刊系统给出的编号"
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
        {manuscript ? null : (
          <Field label="投出日期（还没投就不填）" error={problems.submitted_on}>
            {(control) => (
              <TextField
                {...control}
                type="date"
                max={today()}
                value={submittedOn}
                onChange={({ target }) => setSubmittedOn(target.value)}
              />
            )}
          </Field>
        )}
      </div>
      {manuscript ? (
        <button type="button" className={styles.gone} onClick={forget}>
          <Trash2 size={16} aria-hidden /> 删除这份稿件
        </button>
      ) : null}
    </FormOverlay>
  );
}
