import { useQuery, useSearchParams, useSession } from '@harbor/runtime';
import { fieldsOf } from './fields';
import { draftQuery, ownPostQuery } from './queries';
import type { Task } from './useWriting';

// Drafts have numbers that nobody guesses, longer than others.
const idIn = (text: string | null) => (text && /^\d{1,16}$/.test(text) ? Number(text) : null);

/** A post from nothing. */
export const nothing: Task = { kind: 'new', draft: null, postId: null, begin: null };

/** What the address asks to be written: `?draft=3`, `?edit=8`, `?is_spit=1`, or something new. */
export function useTask(feedback = false) {
  const [search] = useSearchParams();
  const { loggedIn } = useSession();
  const draftId = idIn(search.get('draft'));
  const postId = idIn(search.get('edit'));
  const draft = useQuery(draftQuery(draftId ?? 0, draftId !== null && loggedIn));
  const post = useQuery(ownPostQuery(postId ?? 0, postId !== null && loggedIn));

  let task: Task | null = nothing;
  if (feedback || search.get('is_spit') === '1') task = { ...nothing, kind: 'feedback' };
  else if (draftId !== null && loggedIn)
    task = draft.data ? { ...nothing, kind: 'draft', draft: draft.data, begin: fieldsOf(draft.data) } : null;
  else if (postId !== null && loggedIn)
    task = post.data ? { ...nothing, kind: 'edit', postId, begin: fieldsOf(post.data) } : null;
  const asked = draftId !== null ? draft : post;
  return {
    task,
    error: task ? null : asked.error,
    retry: () => void asked.refetch(),
    reason: draft.data?.reason ?? '',
  };
}
