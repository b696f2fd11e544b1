import { atoms, useAtom, useLocation, Widget } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
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
  const closed = useRef(false);
  const open = post || feedback;

  // What stands here while the dialog is fetched takes the focus first: the dialog itself cannot give it back. It keeps
  // the focus as long as it is there, so this waits until it is gone.
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    return () => {
      if (closed.current && opener instanceof HTMLElement) opener.focus();
      closed.current = false;
    };
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(
    () => () => {
      setPost(false);
      setFeedback(false);
    },
    [pathname],
  );

  if (!open) return null;
  const close = () => {
    closed.current = true;
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
