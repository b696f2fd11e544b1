import { rowsOf, useLocation, useParams } from '@harbor/runtime';
import { useState } from 'react';
import { boxAt, subAt } from '../../message-centre/boxes';
import { useBoxFeed } from './queries';
import { useReadAll } from './useReadAll';
import { useReadOnScreen } from './useReadOnScreen';
import { useRemoval } from './useRemoval';

/** Everything that a page of one box works with. */
export function useBox() {
  const box = boxAt(useLocation().pathname);
  const { id } = useParams();
  const [unreadOnly, setUnreadOnly] = useState(false);
  const sub = box.kind === 4 ? subAt(id) : undefined;
  const feed = useBoxFeed({ kind: box.kind, sub, unreadOnly });
  const removal = useRemoval();
  const all = useReadAll(box.kind);
  const messages = rowsOf(feed.data).filter((message) => !removal.hidden.has(message.id));
  useReadOnScreen(messages);
  const subs = box.kind === 4 ? (feed.data?.pages[0]?.subs ?? []) : [];
  return { box, sub, subs, feed, messages, removal, all, unreadOnly, setUnreadOnly };
}
