import type { DataOf, Session } from '@harbor/contract';
import { type ApiError, call, useQuery } from '@harbor/runtime';
import { useEffect, useRef, useState } from 'react';

type Begun = DataOf<'GET /auth/scan'>;
type Asked = DataOf<'GET /auth/scan_wechat'>;

/** Ticket and secret of a scan that this browser began. */
export type OwnScan = Pick<Begun, 'ticket' | 'poll_secret'>;

/** Where a scan stands, as a page shows it. */
export type ScanView =
  | { kind: 'loading' }
  | { kind: 'unavailable'; error: unknown }
  | { kind: 'waiting'; scanned: boolean }
  | { kind: 'over'; text: string }
  | { kind: 'bind'; ticket: string; nickname: string; secret: string }
  | { kind: 'done' };

const over: Partial<Record<Asked['state'], string>> = {
  expired: '二维码已过期',
  cancelled: '已取消',
  failed: '没有完成，请重新扫码',
};

const isOpen = (state: Asked['state'] | undefined) =>
  state === undefined || state === 'waiting' || state === 'scanned';

/** Begins a login inside a frame; a new one at every refresh. */
export function useBegin() {
  const [round, setRound] = useState(0);
  const begun = useQuery<Begun, ApiError>({
    queryKey: ['wechat-scan', round],
    queryFn: () => call('GET /auth/scan', { query: { way: 'frame' }, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { begun, refresh: () => setRound((count) => count + 1) };
}

export interface Followed {
  /** The session of a finished login; called once. */
  onSession?: (session: Session) => void;
  /** WeChat was linked; called once. */
  onLinked?: () => void;
}

/** Follows a scan until it is over, every two seconds, also while the page is behind another tab. */
export function useFollow(scan: OwnScan | null, { onSession, onLinked }: Followed): ScanView {
  const told = useRef('');
  const { data, error } = useQuery<Asked, ApiError>({
    queryKey: ['wechat-scan-state', scan?.ticket],
    queryFn: () =>
      call('GET /auth/scan_wechat', {
        query: { ticket: scan?.ticket ?? '' },
        headers: { 'X-Poll-Secret': scan?.poll_secret ?? '' },
        silent: true,
      }),
    enabled: scan !== null,
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? 2100 : false),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (!scan || data?.state !== 'done' || told.current === scan.ticket) return;
    told.current = scan.ticket;
    if (data.session) onSession?.(data.session);
    else onLinked?.();
  }, [scan, data, onSession, onLinked]);

  if (!scan) return { kind: 'loading' };
  if (error && (error.code === 403 || error.code === 404)) return { kind: 'over', text: '二维码已过期' };
  if (!data || isOpen(data.state)) return { kind: 'waiting', scanned: data?.state === 'scanned' };
  if (data.state === 'bind')
    return {
      kind: 'bind',
      ticket: data.bind_ticket ?? '',
      nickname: data.nickname ?? '',
      secret: scan.poll_secret,
    };
  if (data.state === 'done') return { kind: 'done' };
  return { kind: 'over', text: data.reason ?? over[data.state] ?? '二维码已过期' };
}
