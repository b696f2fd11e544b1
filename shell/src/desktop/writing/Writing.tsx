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
  const opener = useRef<Element | null>(null);
  const open = post || feedback;

  // What stands here while the dialog is fetched takes the focus first: the dialog itself could not give it back.
  useEffect(() => {
    if (open) opener.current = document.activeElement;
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
    setPost(false);
    setFeedback(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
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
