import type { DeployToken } from '@harbor/contract';
import { notify, useQuery } from '@harbor/runtime';
import { errorText, formatTime, formatWhen } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { addressesQuery, tokensQuery, useRevokeToken } from '../queries';
import styles from './Tokens.mobile.module.css';

/** Deploy tokens: to be looked at and, in a hurry, revoked; issuing shows a secret to copy, which is the desktop's. */
export function Tokens() {
  const { data, error, refetch } = useQuery(tokensQuery());
  const [asked, setAsked] = useState<DeployToken | null>(null);
  if (!data && error)
    return <ErrorBlock error={error} title="令牌没有加载出来" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <>
      {data.data.length === 0 ? (
        <Empty title="还没有签发过令牌" description="请在电脑上打开发布中心签发" />
      ) : (
        <p className={styles.hint}>签发令牌请在电脑上操作</p>
      )}
      {data.data.map((token) => (
        <Panel key={token.id} padding="s" className={styles.token}>
          <p>
            <b>{token.name}</b> <code>{token.prefix}…</code>
          </p>
          <p className={styles.facts}>{token.remotes.join('、')}</p>
          <p className={styles.facts}>
            {token.created_by} {formatTime(token.created_at)} 签发 ·{' '}
            {token.last_used_at ? `${formatWhen(token.last_used_at)}使用过` : '从未使用'}
          </p>
          <div className={styles.actions}>
            {token.revoked_at ? (
              <span className={styles.facts}>{formatWhen(token.revoked_at)}吊销</span>
            ) : (
              <Button kind="outline" size="s" onClick={() => setAsked(token)}>
                吊销
              </Button>
            )}
          </div>
        </Panel>
      ))}
      <Addresses />
      {asked ? <Revoke token={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** Which part holds which addresses; granting is the desktop's. */
function Addresses() {
  const { data } = useQuery(addressesQuery());
  if (!data || data.data.length === 0) return null;
  const parts = [...new Set(data.data.map(({ remote }) => remote))];
  return (
    <Panel padding="s" className={styles.token}>
      <p>
        <b>地址授权</b>
      </p>
      {parts.map((part) => (
        <p key={part} className={styles.facts}>
          {part}：
          {data.data
            .filter(({ remote }) => remote === part)
            .map(({ prefix }) => prefix)
            .join(' ')}
        </p>
      ))}
      <p className={styles.facts}>授权与收回请在电脑上操作</p>
    </Panel>
  );
}

interface RevokeProps {
  token: DeployToken;
  onClose: () => void;
}

function Revoke({ token, onClose }: RevokeProps) {
  const { mutate, isPending, error } = useRevokeToken({
    onSuccess: () => {
      notify.success(`已吊销“${token.name}”`);
      onClose();
    },
  });
  return (
    <Sheet
      open
      onClose={() => !isPending && onClose()}
      title={`吊销令牌“${token.name}”？`}
      footer={
        <Button
          block
          kind="outline"
          className={styles.danger}
          loading={isPending}
          onClick={() => mutate({ params: { id: token.id }, silent: true })}
        >
          吊销
        </Button>
      }
    >
      <p>使用它的机器与流水线将立即无法发布。吊销后不能恢复，需要时请重新签发。</p>
      {error ? (
        <p className={styles.problem} role="alert">
          {errorText(error)}
        </p>
      ) : null}
    </Sheet>
  );
}
