import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { DraftBody } from './DraftBody';
import { useDrafts } from './useDrafts';

/** One's drafts, on the desktop. */
export function DraftList() {
  const drafts = useDrafts();
  if (drafts.list.isPending) return <ListSkeleton rows={4} />;
  return <DraftBody drafts={drafts} kit={{ Panel, Empty, ErrorBlock }} />;
}
