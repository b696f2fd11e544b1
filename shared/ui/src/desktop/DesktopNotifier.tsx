import { installNotifier, type NoticeKind, type Notifier, onRest } from '@harbor/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import { Questions } from '../questions/Questions';
import type { MessagesProps } from './Messages';

const loadQuestion = () => import('./QuestionDialog').then(({ QuestionDialog }) => QuestionDialog);

/** Messages that came before there was something to draw them, and when, in ms since 1970. */
const early: { kind: NoticeKind; text: string; at: number }[] = [];

/** How long a message may wait for it, in ms: what it is about would be long past. */
const patience = 10_000;

function begin(show: Notifier): void {
  installNotifier(show);
  for (const { kind, text, at } of early.splice(0)) if (Date.now() - at < patience) show(kind, text);
}

/**
 * Draws the product's short messages and its questions. What draws messages is loaded once the page is at rest, while
 * there is a connection to load it, or with the first message.
 */
export function DesktopNotifier() {
  const [Messages, setMessages] = useState<ComponentType<MessagesProps>>();
  useEffect(() => {
    const load = () =>
      void import('./Messages').then(
        (module) => setMessages(() => module.Messages),
        // Without a connection; the next message tries again.
        () => undefined,
      );
    installNotifier((kind, text) => {
      early.push({ kind, text, at: Date.now() });
      load();
    });
    return onRest(load);
  }, []);
  return (
    <>
      {Messages && <Messages onReady={begin} />}
      <Questions load={loadQuestion} />
    </>
  );
}
