import type { DataOf, JournalList } from '@harbor/contract';
import { errorText } from '@harbor/ui';
import { Button, Field, Overlay, TextField } from '@harbor/ui/kit';
import { useId, useState } from 'react';
import styles from './FollowForm.module.css';
import { useFollowList, useLookAtList } from './queries';

interface FollowFormProps {
  /** A code that came with the address. */
  begin: string;
  onClose: () => void;
  onDone: (list: JournalList) => void;
}

/** Asks for a code, shows what stands behind it, and follows that. */
export function FollowForm({ begin, onClose, onDone }: FollowFormProps) {
  const form = useId();
  const [code, setCode] = useState(begin);
  const [fault, setFault] = useState('');
  const [found, setFound] = useState<DataOf<'POST /magazine/list/look'>>();
  const onError = (error: unknown) => setFault(errorText(error));
  const look = useLookAtList({ onSuccess: setFound, onError });
  const follow = useFollowList({ onSuccess: onDone, onError });
  const known = found && (found.own || found.followed);
  const submit = () => {
    if (code.trim() === '') setFault('请输入分享码');
    else if (found) follow.mutate({ body: { code } });
    else look.mutate({ body: { code } });
  };
  return (
    <Overlay
      open
      title="用分享码关注目录"
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            disabled={known === true}
            loading={look.isPending || follow.isPending}
          >
            {found ? '关注' : '查看'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="分享码" {...(fault && { error: fault })}>
          {(control) => (
            <TextField
              {...control}
              maxLength={40}
              autoComplete="off"
              placeholder="10 位字母与数字，不分大小写"
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setFault('');
                setFound(undefined);
              }}
            />
          )}
        </Field>
        {found ? (
          <div className={styles.found} role="status">
            <b>{found.title}</b>
            <p>
              共 {found.counts.entries} 种期刊，库中匹配 {found.counts.matched} 种
            </p>
            {found.own ? <p>这是您自己的目录。</p> : null}
            {found.followed ? <p>您已关注这份目录。</p> : null}
          </div>
        ) : (
          <p className={styles.hint}>
            老师或同学在自己的目录里点“分享”即可得到分享码；对方更新目录，您看到的也会更新。
          </p>
        )}
      </form>
    </Overlay>
  );
}
