import { notify, useSession } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { useEffect } from 'react';
import { WritePage } from './WritePage';

/**
 * 我要评价 as a page of its own: where a login leads back to, and what a link to it opens. On the phone visitors are told
 * at once that a login is needed to send it.
 */
export function FeedbackPage() {
  const { loggedIn, restoring } = useSession();
  useEffect(() => {
    if (onPhone && !loggedIn && !restoring) notify.warning('请登录后评价');
  }, [loggedIn, restoring]);
  return <WritePage feedback />;
}

export default FeedbackPage;
