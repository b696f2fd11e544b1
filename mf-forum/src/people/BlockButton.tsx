import { notify, useApiMutation } from '@harbor/runtime';
import { useState } from 'react';
import { Confirm } from '../overlay/Confirm';
import { useForMembers } from '../visitors/askLogin';
import styles from './BlockButton.module.css';

const reads = [
  'GET /hot_post/:id/detail',
  'GET /hot_post/list',
  'GET /member/info/:id',
  'POST /hot_post/discuss/:id',
  'GET /member/blocks',
] as const;

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
  const block = useApiMutation('POST /hot_post/block/:id', {
    invalidates: reads,
    onSuccess: settled('已屏蔽'),
  });
  const unblock = useApiMutation('POST /hot_post/unblock/:id', {
    invalidates: reads,
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
