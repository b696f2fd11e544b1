import type { JournalList } from '@harbor/contract';
import { journalListRule } from '@harbor/contract/journal-lists';
import { ApiError } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './ListForm.module.css';
import { useCreateList, useReplaceList } from './queries';
import { NoList, readListFile } from './readListFile';

interface ListFormProps {
  /** The list whose rows are replaced; a new one without it. */
  list?: JournalList | undefined;
  onClose: () => void;
  onDone: (list: JournalList) => void;
}

/** Asks for the rows of a list: pasted, or read from a file. What was pasted stays until it was taken. */
export function ListForm({ list, onClose, onDone }: ListFormProps) {
  const form = useId();
  const [title, setTitle] = useState('');
  const [text, setText, clear] = useKeptText(`journal-list:${list?.id ?? 'new'}`);
  const [faults, setFaults] = useState<{ title?: string; text?: string }>({});
  const handlers = {
    onSuccess: (done: JournalList) => {
      clear();
      onDone(done);
    },
    onError: (error: unknown) => {
      const errors = error instanceof ApiError ? error.errors : undefined;
      const [ofTitle, ofText] = [errors?.title?.[0], errors?.text?.[0]];
      setFaults({
        ...(ofTitle && { title: ofTitle }),
        ...(ofText && { text: ofText }),
        ...(!ofTitle && !ofText && { text: errorText(error) }),
      });
    },
  };
  const create = useCreateList(handlers);
  const replace = useReplaceList(handlers);

  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      setText(await readListFile(file));
      setFaults({});
    } catch (error) {
      setFaults({ text: error instanceof NoList ? error.message : '文件没有读出来，请再试一次' });
    }
  };

  const send = () => {
    const missing = {
      ...(!list && title.trim() === '' && { title: '请填写目录名称' }),
      ...(text.trim() === '' && { text: '请粘贴或选择目录' }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    if (list) replace.mutate({ params: { id: list.id }, body: { text } });
    else create.mutate({ body: { title: title.trim(), text } });
  };

  return (
    <Overlay
      open
      title={list ? `替换“${list.title}”的内容` : '新建认可目录'}
      onClose={onClose}
      width={640}
      closeOnMask={text === '' && title === ''}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={form} loading={create.isPending || replace.isPending}>
            {list ? '替换并重新匹配' : '保存并匹配'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {list ? null : (
          <Field
            label="目录名称"
            extra={`${title.length} / ${journalListRule.title}`}
            {...(faults.title && { error: faults.title })}
          >
            {(control) => (
              <TextField
                {...control}
                maxLength={journalListRule.title}
                placeholder="例如：材料学院 2026 版认可期刊"
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
        )}
        <Field label="刊名、ISSN 与等级" {...(faults.text && { error: faults.text })}>
          {(control) => (
            <textarea
              {...control}
              className={styles.text}
              rows={9}
              spellCheck={false}
              placeholder={
                '刊名,ISSN,等级\nJournal of Applied Alloy Science,1543-2079,A 类\n金属热处理与组织,,B 类'
              }
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <p className={styles.hint}>
          每行一种期刊，从表格里直接复制粘贴即可，列的顺序不限；有 ISSN 时按 ISSN 匹配，没有时按刊名。最多{' '}
          {journalListRule.entries.toLocaleString('zh-CN')} 种。
        </p>
        <label className={styles.file}>
          <FileUp size={16} aria-hidden />从 CSV 文件读取
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </form>
    </Overlay>
  );
}
