import { Checkbox, Confirm } from '@harbor/ui/kit';
import { useState } from 'react';
import { PostsChoice } from './PostsChoice';
import type { Closing, PostsFate } from './useClosing';

interface ClosingQuestionProps {
  open: boolean;
  onClose: () => void;
  closing: Closing;
}

/** Asks before an account is closed: what becomes of the posts, and whether the consequences are known. */
export function ClosingQuestion({ open, onClose, closing: { days, close } }: ClosingQuestionProps) {
  const [agreed, setAgreed] = useState(false);
  const [posts, setPosts] = useState<PostsFate>('keep');
  const handleClose = () => {
    setAgreed(false);
    onClose();
  };
  const handleYes = () => {
    handleClose();
    close(posts);
  };
  return (
    <Confirm
      open={open}
      onClose={handleClose}
      title="确定注销账号？"
      width={480}
      yes="确认注销"
      no="再想想"
      danger
      disabled={!agreed}
      onYes={handleYes}
    >
      <p>建议先导出个人信息副本。{days} 天后删除的内容不能恢复。</p>
      <PostsChoice value={posts} onChange={setPosts} />
      <Checkbox checked={agreed} onChange={setAgreed}>
        我已了解注销的后果，自愿注销
      </Checkbox>
    </Confirm>
  );
}
