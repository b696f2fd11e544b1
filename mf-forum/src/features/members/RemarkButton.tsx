import { postRule } from '@harbor/contract/post-status';
import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { WordsBox } from '../../overlay/WordsBox';
import styles from '../../people/BlockButton.module.css';
import { useRemark } from './queries';

/** Gives somebody whom one follows a name that only oneself sees. */
export function RemarkButton({ id, remark }: { id: number; remark: string }) {
  const [open, setOpen] = useState(false);
  const write = useRemark({
    onSuccess: (data) => {
      notify.success(data.remark ? '备注已保存' : '备注已取消');
      setOpen(false);
    },
  });
  return (
    <>
      <button type="button" className={styles.block} onClick={() => setOpen(true)}>
        备注
      </button>
      <WordsBox
        open={open}
        title="备注名"
        label="只有您自己看得到，留空为取消"
        most={postRule.remark}
        first={remark}
        send="保存"
        waiting={write.isPending}
        error={write.error}
        onSend={(words) => write.mutate({ params: { id }, body: { remark: words } })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
