import { WritePage } from './WritePage';

/** 我要评价 as a page of its own: where a login leads back to, and what a link to it opens. */
export function FeedbackPage() {
  return <WritePage feedback />;
}

export default FeedbackPage;
