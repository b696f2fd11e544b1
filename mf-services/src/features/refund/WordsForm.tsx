import type { RefundLine } from '@harbor/contract';
import type { ApiError } from '@harbor/runtime';
import { useIntention } from '@harbor/runtime';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { errorText } from '@harbor/ui';
import { useKeptText } from '@harbor/ui/kept';
import { PictureField, usePictures } from '@harbor/ui/upload';
import { useState } from 'react';
import { useAppeal, useSupply } from './queries';
import { longest, mostPictures, shortest } from './useRefundForm';
import styles from './WordsForm.module.css';

interface WordsFormProps {
  orderId: number;
  kind: 'supply' | 'appeal';
  /** Newest first: the form repeats what the desk said last. */
  lines: RefundLine[];
}

const kinds = {
  supply: {
    useSend: useSupply,
    title: '补充凭证',
    placeholder: '回答客服的问题，说明新的情况（至少10个字）',
    button: '提交凭证',
  },
  appeal: {
    useSend: useAppeal,
    title: '提出申诉',
    placeholder: '说明您为什么不认可这个结果，另一位客服会重新核对（至少10个字）',
    button: '提交申诉',
  },
} as const;

/** Words and pictures for the desk: evidence that it asked for, or an appeal. */
export function WordsForm({ orderId, kind, lines }: WordsFormProps) {
  const { useSend, title, placeholder, button } = kinds[kind];
  const [text, setText, forget] = useKeptText(`${kind}:${orderId}`);
  const [problem, setProblem] = useState('');
  const pictures = usePictures(mostPictures);
  const watch = useSentinel(text, 'support');
  const intention = useIntention();
  const send = useSend({
    onSuccess: forget,
    onError: (error: ApiError) => {
      if (!error.transient) intention.forget();
      setProblem(Object.values(error.errors ?? {})[0]?.[0] ?? errorText(error));
    },
  });
  const said = lines.find(({ from, content }) => from === 'operator' && content)?.content;
  const missing = shortest - text.trim().length;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (send.isPending || pictures.busy) return;
        if (missing > 0) {
          setProblem(`请至少用10个字说明，还差 ${missing} 个字`);
          return;
        }
        setProblem('');
        if (!(await watch.check())) return;
        const body = { content: text.trim(), images: pictures.urls };
        send.mutate({ params: { id: orderId }, body, idempotencyKey: intention.keyFor(body) });
      }}
    >
      <h2>{title}</h2>
      {said && (
        <p className={styles.said}>
          <b>客服：</b>
          {said}
        </p>
      )}
      <textarea
        rows={4}
        maxLength={longest}
        aria-label={title}
        aria-describedby={`${kind}-problem`}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setText} />
      <PictureField pictures={pictures} most={mostPictures} label="上传凭证图片" />
      <p id={`${kind}-problem`} className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem}
      </p>
      <button type="submit" className={styles.send} disabled={send.isPending || pictures.busy}>
        {send.isPending ? '正在提交…' : pictures.busy ? '图片上传中…' : button}
      </button>
    </form>
  );
}
