import { ApiError } from '@harbor/runtime';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useId, useState } from 'react';

interface GroupNameProps {
  open: boolean;
  title: string;
  /** What it is called so far. */
  begin: string;
  waits: boolean;
  onClose: () => void;
  onSave: (title: string) => Promise<unknown>;
}

/** Asks what a group is to be called. */
export function GroupName({ open, title, begin, waits, onClose, onSave }: GroupNameProps) {
  const [name, setName] = useState(begin);
  const [fault, setFault] = useState('');
  const form = useId();
  const save = async () => {
    if (name.trim() === '') {
      setFault('请填写分组名称');
      return;
    }
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.errors?.title?.[0] ?? error.msg);
    }
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={title}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={form} loading={waits}>
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
          void save();
        }}
      >
        <Field label="分组名称" extra={`${name.length} / 20`} {...(fault && { error: fault })}>
          {(control) => (
            <TextField
              {...control}
              maxLength={20}
              placeholder="例如：冲刺、备选、保底"
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setFault('');
              }}
            />
          )}
        </Field>
      </form>
    </Overlay>
  );
}
