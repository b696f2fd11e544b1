import type { ManuscriptDraft, StoredFile } from '@harbor/contract';
import { useOwn, useQuery, useSession } from '@harbor/runtime';
import { readKept } from './keptText';
import { draftQuery } from './queries';

/** A version of the manuscript's text. */
export interface DraftVersion {
  content: ManuscriptDraft;
  files: StoredFile[];
  revision: number;
}

/** What the form begins with. */
export interface InitialDraft extends DraftVersion {
  /** The text of this device is newer than what the server has. */
  unsaved: boolean;
  /** Another version that the author chooses from. */
  other: DraftVersion | null;
  savedAt: string;
}

const blank = { content: {}, files: [], revision: 0, unsaved: false, other: null, savedAt: '' };

/**
 * The draft of the server and the text of this device put together. Text that follows the server's draft takes its
 * place; where both were written apart from each other, the author is asked.
 */
export function useInitialDraft() {
  const { loggedIn, restoring } = useSession();
  const kept = useOwn(readKept, undefined);
  const stored = useQuery(draftQuery(loggedIn && !restoring));
  /** Whether this device keeps text. */
  const fromHere = kept !== undefined;
  if (restoring) return { pending: true as const, error: null, refetch: stored.refetch };
  if (!loggedIn)
    return {
      pending: false as const,
      error: null,
      refetch: stored.refetch,
      fromHere,
      initial: { ...blank, ...(kept && { content: kept.content }) } satisfies InitialDraft,
    };
  if (stored.isPending) return { pending: true as const, error: null, refetch: stored.refetch };
  return {
    pending: false as const,
    error: stored.error,
    refetch: stored.refetch,
    fromHere,
    initial: stored.data ? together(stored.data.draft, kept) : undefined,
  };
}

type Stored = (DraftVersion & { saved_at: string }) | null;

function together(stored: Stored, kept: ReturnType<typeof readKept>): InitialDraft {
  if (!stored) return kept ? { ...blank, content: kept.content, unsaved: true } : blank;
  const server = { ...stored, unsaved: false, other: null, savedAt: stored.saved_at };
  if (!kept || sameText(kept.content, stored.content)) return server;
  if (kept.revision === stored.revision) return { ...server, content: kept.content, unsaved: true };
  return { ...server, other: { content: kept.content, files: stored.files, revision: stored.revision } };
}

const sameText = (a: ManuscriptDraft, b: ManuscriptDraft) => JSON.stringify(a) === JSON.stringify(b);
