import type { JournalList } from '@harbor/contract';
import { journalListRule } from '@harbor/contract/journal-lists';
import { notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import { useRenameList } from './queries';

/** Asks for another name of a list. */
export function ListName({ list, onClose }: { list: JournalList; onClose: () => void }) {
  const form = useId();
  const [title, setTitle] = useState(list.title);
  const [fault, setFault] = useState('');
  const rename = useRenameList({
    onSuccess: () => {
      notify.success('目录已改名');
      onClose();
    },
    onError: (error) => setFault(errorText(error)),
  });
  const save = () => {
    if (title.trim() === '') setFault('请填写目录名称');
    else rename.mutate({ params: { id: list.id }, body: { title: title.trim() } });
  };
  return (
    <Overlay
      open
      title="目录改名"
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={form} loading={rename.isPending}>
            确定
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="目录名称" {...(fault && { error: fault })}>
          {(control) => (
            <TextField
              {...control}
              maxLength={journalListRule.title}
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
                setFault('');
              }}
            />
          )}
        </Field>
      </form>
    </Overlay>
  );
}
