import { atoms, useAtom, useLocation, Widget } from '@harbor/runtime';
import { useEffect } from 'react';
import { NotOpened } from './NotOpened';
import { Opening } from './Opening';

/**
 * The dialog for posts and for 我要评价, which the forum brings along when it is asked for the first time. It goes with the
 * page over which it was opened.
 */
export function Writing() {
  const [post, setPost] = useAtom(atoms.sendPostVisible);
  const [feedback, setFeedback] = useAtom(atoms.feedbackVisible);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(
    () => () => {
      setPost(false);
      setFeedback(false);
    },
    [pathname],
  );

  if (!post && !feedback) return null;
  const close = () => {
    setPost(false);
    setFeedback(false);
  };
  return (
    <Widget
      remote="mf-forum"
      name="write-dialog"
      props={{ feedback, onClosed: close }}
      loading={<Opening />}
      empty={<NotOpened onClose={close} />}
    />
  );
}
