import { call } from '@harbor/runtime';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type KeptNote, onOutbox, type Sender, sendWaiting, waitingCount } from './outbox';
import { mayPass, sendProgress } from './useProgress';

/** Sends a note. Its key keeps one whose answer was lost from being written twice. */
export const sendNote = ({ key, courseId, videoId, atSeconds, content, isPublic }: KeptNote) =>
  call('POST /course/notes', {
    body: {
      course_id: courseId,
      lesson_id: videoId,
      at_seconds: atSeconds,
      content,
      is_public: isPublic,
    },
    idempotencyKey: key,
    silent: true,
  });

const sender: Sender = { progress: (report) => sendProgress(report), note: sendNote, mayPass };

/**
 * What waits on this device for the network: how much it is, and what sends it. It goes by itself when the network is
 * back, and with the first report that arrives.
 * @param onSent told when something of it went
 */
export function useOutbox(owner: number | undefined, onSent: () => void) {
  const waiting = useSyncExternalStore(
    onOutbox,
    () => (owner === undefined ? 0 : waitingCount(owner)),
    () => 0,
  );
  const flush = useCallback(async () => {
    if (owner === undefined || waitingCount(owner) === 0) return;
    const before = waitingCount(owner);
    await sendWaiting(owner, sender);
    if (waitingCount(owner) < before) onSent();
  }, [owner, onSent]);
  useEffect(() => {
    const go = () => void flush();
    go();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [flush]);
  return { waiting, flush };
}
