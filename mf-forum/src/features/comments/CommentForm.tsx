import { postRule, visibleLength } from '@harbor/contract/post-status';
import { notify, useIntention } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { useId, useState } from 'react';
import { useForMembers } from '../../visitors/askLogin';
import { Counter } from '../../writing/Counter';
import styles from './Comments.module.css';
import { commentsAt } from './goToComments';
import { useWriteComment } from './queries';
import type { Comments } from './useComments';

interface CommentFormProps {
  postId: number;
  comments: Comments;
  /** Who is answered; without, the post itself. */
  answers?: { id: number; name: string };
  onDone?: () => void;
  focus?: boolean;
}

/** Writes a comment or a reply. What was typed stays until the server has it, over a login and a reload too. */
export function CommentForm({ postId, comments, answers, onDone, focus = false }: CommentFormProps) {
  const id = useId();
  const [words, setWords, clear] = useKeptText(`comment:${postId}:${answers?.id ?? 0}`);
  const [problem, setProblem] = useState('');
  const { keyFor, forget } = useIntention();
  const forMembers = useForMembers();
  const most = postRule.comment.max;
  const length = visibleLength(words);
  const write = useWriteComment({
    onSuccess: ({ comment, comment_count, message }) => {
      forget();
      clear();
      notify.success(message);
      comments.counted(comment_count);
      if (answers) comments.refetch();
      else comments.wrote(comment);
      onDone?.();
    },
    onError: (error) => {
      setProblem(error.fieldError('content') ?? errorText(error));
    },
  });
  const send = () => {
    if (length < 1) setProblem('请填写评论');
    else if (length > most) setProblem(`评论最多${most}个字，超出${length - most}个`);
    else {
      setProblem('');
      const body = { post_id: postId, content: words.trim(), ...(answers ? { parent_id: answers.id } : {}) };
      write.mutate({ body, idempotencyKey: keyFor(body) });
    }
  };
  return (
    <div className={styles.form}>
      <label htmlFor={id} className={styles.sr}>
        {answers ? `回复 ${answers.name}` : '写评论'}
      </label>
      <textarea
        id={id}
        rows={answers ? 2 : 3}
        value={words}
        // biome-ignore lint/a11y/noAutofocus: opened by 回复, to be written in at once
        autoFocus={focus}
        placeholder={answers ? `回复 ${answers.name}` : '说说您的看法，具体的问题更容易得到回答'}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setWords(target.value);
          setProblem('');
        }}
      />
      <div className={styles.send}>
        <span id={`${id}-problem`} className={styles.problem} role={problem ? 'alert' : undefined}>
          {problem}
        </span>
        <Counter now={length} most={most} label="评论字数" />
        {onDone ? (
          <button type="button" className={styles.cancel} onClick={onDone}>
            取消
          </button>
        ) : null}
        <button
          type="button"
          className={styles.publish}
          disabled={write.isPending}
          aria-busy={write.isPending}
          onClick={() => forMembers('请登录后评论', send, commentsAt)}
        >
          {answers ? '回复' : '发表'}
        </button>
      </div>
    </div>
  );
}
