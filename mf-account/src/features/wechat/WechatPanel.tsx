import type { Session } from '@harbor/contract';
import type { AgreementName } from '../../agreements/agreement';
import type { Enter } from '../../entrance/useEntrance';
import { ScanFrame } from '../../wechat-scan/ScanFrame';
import { useBegin, useFollow } from '../../wechat-scan/useScan';
import { BindForm } from './BindForm';

export interface WechatPanelProps {
  enter: Enter;
  onRead: (name: AgreementName) => void;
}

/** Login by scanning with WeChat, on the desktop. */
export function WechatPanel({ enter, onRead }: WechatPanelProps) {
  const { begun, refresh } = useBegin();
  const followed = useFollow(begun.data ?? null, {
    onSession: (session: Session) => void enter(session).catch(refresh),
  });
  const view = begun.error ? ({ kind: 'unavailable', error: begun.error } as const) : followed;
  if (view.kind === 'bind') return <BindForm {...view} enter={enter} onRead={onRead} />;
  return <ScanFrame view={view} address={begun.data?.qr_url} onRefresh={refresh} />;
}
