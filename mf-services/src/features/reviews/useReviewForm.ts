import type { RubricKey } from '@harbor/contract';
import { rubrics } from '@harbor/contract/appraise-status';
import { ApiError, newIdempotencyKey, notify } from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { errorText } from '@harbor/ui';
import { usePictures } from '@harbor/ui/upload';
import { useRef, useState } from 'react';
import { type OrderReview, useReview } from './queries';

export const mostPictures = 9;
export const mostTags = 5;
export const mostText = 500;

export type Ratings = Partial<Record<RubricKey, number>>;

/** From so many stars on the praising tags are offered, below the others. */
const goodFrom = 4;

/** A review being written: five rubrics, tags, words, pictures, whether one's name is shown. */
export function useReviewForm({ order, tags }: OrderReview, onDone: () => void) {
  const [ratings, setRatings] = useState<Ratings>({});
  const [chosen, setChosen] = useState<string[]>([]);
  const [content, setContent] = useState('');
  const [anonymous, setAnonymous] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const watch = useSentinel(content, 'review');
  const pictures = usePictures(mostPictures);
  const key = useRef(newIdempotencyKey());
  const send = useReview();

  const missing = rubrics.filter((rubric) => !ratings[rubric.key]);
  const offered = (ratings.stars ?? 5) >= goodFrom ? tags.good : tags.low;

  async function submit(): Promise<void> {
    setTried(true);
    const { stars, professional, punctual, communication, norm } = ratings;
    if (!stars || !professional || !punctual || !communication || !norm) {
      const first = missing[0];
      document.querySelector<HTMLInputElement>(`input[name="rating-${first?.key}"]`)?.focus();
      return;
    }
    if (!(await watch.check())) return;
    setProblem('');
    send.mutate(
      {
        params: { id: order.id },
        body: {
          ...{ stars, professional, punctual, communication, norm },
          content: content.trim(),
          tags: chosen.filter((tag) => offered.includes(tag)),
          images: pictures.urls,
          anonymous,
        },
        idempotencyKey: key.current,
      },
      {
        onSuccess() {
          notify.success('评价已提交，审核后展示，谢谢您');
          onDone();
        },
        onError(error) {
          // What is corrected is another request.
          if (!(error instanceof ApiError && error.transient)) key.current = newIdempotencyKey();
          setProblem(errorText(error));
        },
      },
    );
  }

  return {
    ratings,
    rate: (rubric: RubricKey, stars: number) => setRatings((before) => ({ ...before, [rubric]: stars })),
    /** Rubrics without stars, once somebody tried to send. */
    missing: tried ? missing : [],
    offered,
    chosen: chosen.filter((tag) => offered.includes(tag)),
    toggle(tag: string) {
      const kept = chosen.filter((one) => offered.includes(one) && one !== tag);
      if (chosen.includes(tag)) setChosen(kept);
      else if (kept.length >= mostTags) notify.warning(`最多选${mostTags}个标签`);
      else setChosen([...kept, tag]);
    },
    content,
    setContent,
    watch,
    anonymous,
    setAnonymous,
    pictures,
    problem,
    busy: send.isPending,
    submit,
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;
