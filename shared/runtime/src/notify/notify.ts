/** Kinds of short messages. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** Draws a message: antd's `message` on desktop, antd-mobile's `Toast` on mobile, both for 1.5 s. */
export type Notifier = (kind: NoticeKind, text: string) => void;

/** How long a message stays on screen, in ms. */
export const noticeDuration = 1500;

/** Distance of a desktop message from the top of the window, in px. */
export const noticeOffset = 200;

let notifier: Notifier | undefined;
let waiting: [NoticeKind, string][] = [];

/** Installs what draws messages, and draws those that came before it was there. */
export function installNotifier(next: Notifier): void {
  notifier = next;
  const early = waiting;
  waiting = [];
  for (const [kind, text] of early) next(kind, text);
}

/** Forgets the notifier and everything waiting; between tests. */
export function resetNotifier(): void {
  notifier = undefined;
  waiting = [];
}

function show(kind: NoticeKind, text: string): void {
  if (notifier) notifier(kind, text);
  else waiting.push([kind, text]);
}

/** Short messages to the person in front of the screen. They may be sent before the shell is up. */
export const notify = {
  success: (text: string): void => show('success', text),
  info: (text: string): void => show('info', text),
  warning: (text: string): void => show('warning', text),
  error: (text: string): void => show('error', text),
};
