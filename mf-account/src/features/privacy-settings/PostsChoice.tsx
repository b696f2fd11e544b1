import styles from './PostsChoice.module.css';
import type { PostsFate } from './useClosing';

const ways: [PostsFate, string][] = [
  ['keep', '匿名保留，作者显示为“已注销用户”'],
  ['delete', '删除，别人回复过的评论显示“该评论已删除”'],
];

/** Asks what becomes of posts and comments in the forum. */
export function PostsChoice({ value, onChange }: { value: PostsFate; onChange: (value: PostsFate) => void }) {
  return (
    <fieldset className={styles.choice}>
      <legend>论坛里的帖子与评论</legend>
      {ways.map(([way, text]) => (
        <label key={way}>
          <input type="radio" name="posts-fate" checked={value === way} onChange={() => onChange(way)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
