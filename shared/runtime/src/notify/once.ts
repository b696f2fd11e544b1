import { type NoticeKind, noticeDuration, notify } from './notify';

const showing = new Map<string, number>();

/** Shows a message unless the same text is still on screen: each is shown once at a time. */
export function notifyOnce(kind: NoticeKind, text: string): void {
  const now = Date.now();
  if (now < (showing.get(text) ?? 0)) return;
  showing.set(text, now + noticeDuration);
  notify[kind](text);
}

/** Lets every message through again; between tests. */
export function resetOnce(): void {
  showing.clear();
}
