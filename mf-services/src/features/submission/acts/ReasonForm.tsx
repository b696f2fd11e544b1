import { promises } from '@harbor/contract/promises';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { useState } from 'react';
import { type ActFormProps, ActFrame } from './ActFrame';
import { useAct } from './useAct';

const reasons = {
  again: {
    key: 'POST /submission/again/:id',
    title: '请编辑再次推荐',
    placeholder: '例如：希望审稿周期短一些、学校不认可第一种期刊（至少5个字）',
    button: '请求再次推荐',
    done: '已告知编辑，请等候新的推荐',
    least: 5,
  },
  withdraw: {
    key: 'POST /submission/withdraw/:id',
    title: '撤回投稿',
    placeholder: `撤回的原因；${promises.submissionReopenDays}天内可以重新打开`,
    button: '确认撤回',
    done: `已撤回，${promises.submissionReopenDays}天内可以重新打开`,
    least: 2,
  },
  reopen: {
    key: 'POST /submission/reopen/:id',
    title: '重新打开投稿',
    placeholder: '说明现在可以继续的原因',
    button: '重新打开',
    done: '已重新打开，编辑会再次受理',
    least: 2,
  },
} as const;

/** A step that is explained in a sentence. */
export function ReasonForm({ submission, kind }: ActFormProps & { kind: keyof typeof reasons }) {
  const { key, title, placeholder, button, done, least } = reasons[kind];
  const [reason, setReason] = useState('');
  const act = useAct(key, submission.id, done);
  // Only what the editor works with is read: nothing stands in the way of withdrawing.
  const watch = useSentinel(kind === 'again' ? reason : '', 'submission');
  return (
    <ActFrame
      title={title}
      button={button}
      busy={act.busy}
      problem={act.errors.form ?? act.errors.reason}
      onSubmit={async () => {
        if (reason.trim().length < least) act.refuse('reason', `请用至少${least}个字说明`);
        else if (await watch.check()) act.send({ reason: reason.trim() });
      }}
    >
      <textarea
        rows={3}
        maxLength={300}
        aria-label={title}
        value={reason}
        placeholder={placeholder}
        onChange={({ target }) => setReason(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setReason} />
    </ActFrame>
  );
}
