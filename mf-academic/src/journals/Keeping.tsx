import { mostJournalNote } from '@harbor/contract/journal-facets';
import { formatTime } from '@harbor/ui';
import { Check, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import styles from './Keeping.module.css';
import { useKeeping } from './useKeeping';

interface KeepingProps {
  journal: { id: number; note: string; group_id: number | null };
}

/** In which of one's groups a journal is, and a note that nobody else sees. */
export function Keeping({ journal }: KeepingProps) {
  const keeping = useKeeping(journal);
  const { note, state, groups, group } = keeping;
  const [naming, setNaming] = useState(false);
  const field = useId();
  const choices = [{ id: null, title: '未分组' }, ...groups];
  return (
    <div>
      <p className={styles.label}>分组</p>
      <fieldset className={styles.groups} aria-label="分组">
        {choices.map(({ id, title }) => (
          <button
            key={id ?? 0}
            type="button"
            className={id === group ? styles.on : styles.group}
            aria-pressed={id === group}
            disabled={keeping.putting}
            onClick={() => keeping.choose(id)}
          >
            {title}
          </button>
        ))}
        <button
          type="button"
          className={styles.group}
          aria-expanded={naming}
          onClick={() => setNaming(!naming)}
        >
          <Plus size={13} aria-hidden />
          新建
        </button>
      </fieldset>
      {naming ? (
        <NewGroup waits={keeping.making} onMake={keeping.make} onDone={() => setNaming(false)} />
      ) : null}
      <label className={styles.label} htmlFor={field}>
        备注（仅自己可见）
      </label>
      <textarea
        id={field}
        className={styles.note}
        rows={3}
        maxLength={mostJournalNote}
        placeholder="例如：导师建议放第二顺位；先补一组对照"
        value={note}
        onChange={({ target }) => keeping.setNote(target.value)}
      />
      <p className={styles.foot}>
        <span className={state.kind === 'failed' ? styles.fault : undefined} aria-live="polite">
          {state.kind === 'saving' ? '正在保存…' : null}
          {state.kind === 'saved' ? (
            <span className={styles.saved}>
              <Check size={13} aria-hidden />
              已保存 {formatTime(state.at).slice(-5)}
            </span>
          ) : null}
          {state.kind === 'failed' ? `没有保存：${state.problem}` : null}
        </span>
        <span>
          {note.length} / {mostJournalNote}
        </span>
      </p>
    </div>
  );
}

interface NewGroupProps {
  waits: boolean;
  onMake: (title: string) => Promise<string>;
  onDone: () => void;
}

function NewGroup({ waits, onMake, onDone }: NewGroupProps) {
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setFault('请填写分组名称');
      return;
    }
    const problem = await onMake(title);
    setFault(problem);
    if (!problem) onDone();
  };
  return (
    <form className={styles.naming} noValidate onSubmit={(event) => void submit(event)}>
      <input
        aria-label="新分组的名称"
        aria-invalid={fault !== ''}
        maxLength={20}
        placeholder="例如：冲刺、备选"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit" disabled={waits}>
        {waits ? '正在新建…' : '确定'}
      </button>
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  );
}
