import type { ReleasedRemote } from '@harbor/contract';
import { ApiError, call, invalidateCalls, notify, useMutation } from '@harbor/runtime';
import { useState } from 'react';
import { type Change, doneText } from './change';

interface Asked {
  change: Change;
  reason: string;
  revision: number;
}

function send(remote: string, { change, reason, revision }: Asked) {
  const params = { remote };
  const common = { revision, reason };
  switch (change.kind) {
    case 'promote':
      return call('POST /api/platform/channels/:remote/promote', {
        params,
        body: { ...common, version: change.version },
        silent: true,
      });
    case 'rollback':
      return call('POST /api/platform/channels/:remote/rollback', {
        params,
        body: { ...common, ...(change.planned ? { seen: change.version } : { version: change.version }) },
        silent: true,
      });
    case 'canary':
      return call('POST /api/platform/channels/:remote/canary', {
        params,
        body: { ...common, version: change.version, share: change.share },
        silent: true,
      });
    case 'stop':
      return call('POST /api/platform/channels/:remote/canary', {
        params,
        body: { ...common, share: 0 },
        silent: true,
      });
  }
}

/** A change under way, as its dialog shows it. */
export interface Changing {
  /** The state that the person decides upon. It stays what it was when the dialog opened. */
  seen: ReleasedRemote;
  /** Somebody else moved a channel since: nothing is sent until `acceptNewState`. */
  stale: boolean;
  acceptNewState: () => void;
  submit: (change: Change, reason: string) => void;
  pending: boolean;
  /** What the server said about the last try. */
  problem: ApiError | null;
}

/**
 * A change of channels by compare-and-set. Figures are asked for anew while a dialog is open; the revision that is sent
 * is nevertheless the one that the person saw, so that nobody confirms what they have not read. Nothing is shown before
 * the server has done it.
 * @param live the part as it is now
 * @param onDone after the change was made
 */
export function useChange(live: ReleasedRemote, onDone: () => void): Changing {
  const [seen, setSeen] = useState(live);
  const mutation = useMutation<unknown, ApiError, Asked>({
    mutationFn: (asked) => send(seen.remote, asked),
    onSuccess: (_, { change }) => {
      notify.success(doneText(seen.remote, change));
      onDone();
    },
    // A conflict too: the new state is what has to be shown next.
    onSettled: () =>
      invalidateCalls([
        'GET /api/platform/releases',
        'GET /api/platform/channels/:remote/rollback',
        'GET /api/platform/moves',
        'GET /api/platform/composition',
      ]),
  });
  const problem = mutation.error instanceof ApiError ? mutation.error : null;
  return {
    seen,
    stale: live.revision !== seen.revision,
    acceptNewState: () => {
      setSeen(live);
      mutation.reset();
    },
    submit: (change, reason) => mutation.mutate({ change, reason: reason.trim(), revision: seen.revision }),
    pending: mutation.isPending,
    problem,
  };
}
