import type { Composition } from '@harbor/contract';
import { ApiError, call, notify, useMutation, useQuery, useSession } from '@harbor/runtime';
import { pageView } from './pageView';
import { compositionQuery, releasesQuery } from './queries';

type Swap = { kind: 'swap'; remote: string; version: string } | { kind: 'restore'; remote?: string };

function send(swap: Swap): Promise<Composition> {
  if (swap.kind === 'swap') {
    const { remote, version } = swap;
    return call('POST /api/platform/overrides', { body: { remote, version }, silent: true });
  }
  if (swap.remote === undefined) return call('DELETE /api/platform/overrides', { silent: true });
  return call('DELETE /api/platform/overrides/:remote', { params: { remote: swap.remote }, silent: true });
}

/** What this browser's pages are made of, and how to change it. */
export function useOverrides(open: boolean) {
  const composition = useQuery(compositionQuery(open));
  // Whoever came by a developer's link may look and go back; the list of releases, and swapping, are for staff.
  const { isStaff } = useSession();
  const releases = useQuery(releasesQuery(open && isStaff));
  const mutation = useMutation<Composition, ApiError, Swap>({
    mutationFn: send,
    onSuccess: (_, { kind }) => {
      notify.success(kind === 'swap' ? '已替换，正在重新打开页面' : '已恢复，正在重新打开页面');
      pageView.renew();
    },
  });
  const versionsOf = (remote: string) =>
    releases.data?.remotes
      .find((part) => part.remote === remote)
      ?.releases.filter(({ available }) => available)
      .map(({ version }) => version) ?? [];
  return {
    parts: composition.data?.parts,
    error: composition.error,
    retry: () => void composition.refetch(),
    maySwap: isStaff,
    /** Releases that a part may be swapped for. */
    versionsOf,
    swap: (remote: string, version: string) => mutation.mutate({ kind: 'swap', remote, version }),
    restore: (remote?: string) => mutation.mutate({ kind: 'restore', remote }),
    /** The part that is being changed; the page is renewed afterwards, so it stays. */
    busy: mutation.isPending || mutation.isSuccess,
    problem: mutation.error instanceof ApiError ? mutation.error : null,
  };
}

export type Overrides = ReturnType<typeof useOverrides>;
