import { notify } from '@harbor/runtime';
import { useState } from 'react';
import { Confirm } from '../overlay/Confirm';
import { useForMembers } from '../visitors/askLogin';
import styles from './BlockButton.module.css';
import { useBlock, useUnblock } from './queries';

/** Blocks a member: their posts fold, and they cannot comment on mine. Or takes that back. */
export function BlockButton({
  id,
  name,
  blocked,
  className = styles.block,
}: {
  id: number;
  name: string;
  blocked: boolean;
  className?: string | undefined;
}) {
  const [asking, setAsking] = useState(false);
  const forMembers = useForMembers();
  const settled = (text: string) => () => {
    setAsking(false);
    notify.success(text);
  };
  const block = useBlock({
    onSuccess: settled('已屏蔽'),
  });
  const unblock = useUnblock({
    onSuccess: settled('已取消屏蔽'),
  });
  const waiting = block.isPending || unblock.isPending;
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={waiting}
        onClick={() =>
          forMembers('请登录后屏蔽', () => {
            if (blocked) unblock.mutate({ params: { id } });
            else setAsking(true);
          })
        }
      >
        {blocked ? '取消屏蔽' : '屏蔽'}
      </button>
      <Confirm
        open={asking}
        title={`屏蔽 ${name}？`}
        text="屏蔽后，TA 的帖子会折叠，TA 也不能评论您的帖子。可以随时取消。"
        yes="屏蔽"
        waiting={waiting}
        onYes={() => block.mutate({ params: { id } })}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
