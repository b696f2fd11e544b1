import type { ForumDeskDetail } from '@harbor/contract';
import { postRule } from '@harbor/contract/post-status';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { EditFrame } from '../parts/EditFrame';
import { LineField } from '../parts/LineField';
import { useDecision } from '../parts/useDecision';
import styles from './EditPost.module.css';

interface Fix {
  key: number;
  find: string;
  replace: string;
  /** The rule that found the words. */
  label?: string;
}

/** What rules found in the text, each once, with what may stand there instead. */
const found = ({ marks }: ForumDeskDetail): Fix[] =>
  [...new Map(marks.filter(({ field }) => field === 'text').map((mark) => [mark.text, mark])).values()]
    .slice(0, 20)
    .map(({ text, label }, key) => ({ key, find: text, replace: text, label }));

const changing = ({ find, replace }: Fix) => find !== '' && find !== replace;

/**
 * Changes a post's title and words of its text as it is let through. Its formatting stays as its author made it: words
 * are changed where they stand.
 */
export function EditPost({ post, onCancel }: { post: ForumDeskDetail; onCancel: () => void }) {
  const decision = useDecision();
  const [seen] = useState(post);
  const [title, setTitle] = useState(seen.title);
  const [fixes, setFixes] = useState(() => [...found(seen), { key: 100, find: '', replace: '' }]);
  const wanted = fixes.filter(changing);
  const change = (key: number, part: Partial<Fix>) =>
    setFixes((before) => before.map((fix) => (fix.key === key ? { ...fix, ...part } : fix)));
  const send = () =>
    decision.decide(
      'POST /staff/post/publish/:id',
      {
        params: { id: seen.id },
        body: {
          edit: {
            revision: seen.revision,
            title: title.trim(),
            fixes: wanted.map(({ find, replace }) => ({ find, replace })),
          },
        },
      },
      { said: `已修改并通过“${title.trim()}”`, undo: true },
    );
  return (
    <EditFrame
      decision={decision}
      changed={title !== seen.title || wanted.length > 0}
      onCancel={onCancel}
      onSend={() => void send()}
    >
      <LineField
        label="标题"
        max={postRule.title.max}
        value={title}
        onChange={setTitle}
        error={decision.fieldError('title')}
      />
      <fieldset className={styles.fixes}>
        <legend>正文里的文字</legend>
        {fixes.map(({ key, find, replace, label }, n) => (
          <div key={key} className={styles.fix}>
            {label ? (
              <p>
                命中 {label}：<b>{find}</b>
              </p>
            ) : (
              <LineField
                label={`原文 ${n + 1}`}
                max={200}
                value={find}
                onChange={(text) => change(key, { find: text })}
                placeholder="要改的文字，与正文一致"
              />
            )}
            <LineField
              label={label ? `“${find}”改为` : `改为 ${n + 1}`}
              max={200}
              value={replace}
              onChange={(text) => change(key, { replace: text })}
              placeholder="留空即去掉"
            />
          </div>
        ))}
        {decision.fieldError('fixes') || decision.fieldError('content') ? (
          <p className={styles.wrong} role="alert">
            {decision.fieldError('fixes') || decision.fieldError('content')}
          </p>
        ) : null}
        {fixes.length < 20 ? (
          <Button
            kind="text"
            onClick={() => setFixes((before) => [...before, { key: Date.now(), find: '', replace: '' }])}
          >
            再改一处
          </Button>
        ) : null}
      </fieldset>
    </EditFrame>
  );
}
