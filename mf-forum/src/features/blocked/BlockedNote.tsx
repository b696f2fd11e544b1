import notes from '../../own-list/Rows.module.css';

/** What it means to be blocked. */
export function BlockedNote() {
  return (
    <p className={notes.note}>屏蔽的用户，帖子和评论会折叠，也不能评论您的帖子、关注您。对方不会收到通知。</p>
  );
}
