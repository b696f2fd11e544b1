import { newIdempotencyKey, notify } from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { errorText } from '@harbor/ui';
import { useRef, useState } from 'react';
import { useAddToReview } from './queries';

export const leastAppend = 5;
export const mostAppend = 500;

/** Adding to a shown review, once. */
export function useAppend(reviewId: number, onDone: () => void) {
  const [content, setContent] = useState('');
  const [problem, setProblem] = useState('');
  const watch = useSentinel(content, 'review');
  const key = useRef(newIdempotencyKey());
  const send = useAddToReview();
  return {
    content,
    watch,
    problem,
    busy: send.isPending,
    write(text: string) {
      setContent(text);
      setProblem('');
    },
    async submit() {
      const text = content.trim();
      if (text.length < leastAppend) {
        setProblem(`追评至少${leastAppend}个字`);
        return;
      }
      if (!(await watch.check())) return;
      send.mutate(
        { params: { id: reviewId }, body: { content: text }, idempotencyKey: key.current },
        {
          onSuccess() {
            notify.success('追评已提交，审核后展示');
            onDone();
          },
          onError(error) {
            if (!error.transient) key.current = newIdempotencyKey();
            setProblem(errorText(error));
          },
        },
      );
    },
  };
}
