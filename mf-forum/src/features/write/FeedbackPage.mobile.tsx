import { notify, useSession } from '@harbor/runtime';
import { useEffect } from 'react';
import { WritePage } from './WritePage.mobile';

/** 我要评价 on the phone; visitors are told at once that a login is needed to send it (product.md section 5). */
export function FeedbackPage() {
  const { loggedIn, restoring } = useSession();
  useEffect(() => {
    if (!loggedIn && !restoring) notify.warning('请登录后评价');
  }, [loggedIn, restoring]);
  return <WritePage feedback />;
}

export default FeedbackPage;
