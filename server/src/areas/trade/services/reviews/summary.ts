import type { AppraiseSummary } from '@harbor/contract';
import type { StoredSummary } from '../rows';

const none = { overall: 0, professional: 0, punctual: 0, communication: 0, norm: 0 };

/** The stored sums; a service without a review has zeros everywhere. */
export function toSummary(stored: StoredSummary): AppraiseSummary {
  return {
    total: stored.total ?? 0,
    score: stored.score ?? 0,
    distribution: stored.distribution ?? [0, 0, 0, 0, 0],
    rubrics: stored.rubrics ?? none,
    with_text: stored.with_text ?? 0,
    with_images: stored.with_images ?? 0,
    with_append: stored.with_append ?? 0,
    tags: stored.tags ?? [],
  };
}
