import type { DeployToken } from '@harbor/contract';
import { useQuery } from '@harbor/runtime';
import { formatTime, formatWhen } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button, Table, type TableProps, Tag } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { addressesQuery, tokensQuery } from '../queries';
import { Addresses } from './Addresses';
import { partsWith } from './addressGrants';
import { IssueToken } from './IssueToken';
import styles from './Tokens.module.css';
import { useRevoke } from './useRevoke';

export interface TokensProps {
  /** Parts that a token may be issued for. */
  remotes: readonly string[];
}

/** Deploy tokens: who may publish what from a machine, and at which addresses. */
export function Tokens({ remotes }: TokensProps) {
  const [issuing, setIssuing] = useState(false);
  const { data, error, refetch } = useQuery(tokensQuery());
  const parts = partsWith(remotes, useQuery(addressesQuery()).data?.data);
  const askRevoke = useRevoke();
  const columns: TableProps<DeployToken>['columns'] = [
    {
      title: '用途',
      key: 'name',
      render: (_, { name, prefix }) => (
        <>
          <span className={styles.name}>{name}</span>
          <code className={styles.prefix}>{prefix}…</code>
        </>
      ),
    },
    {
      title: '可发布的模块',
      key: 'remotes',
      render: (_, { remotes: may }) => may.map((remote) => <Tag key={remote}>{remote}</Tag>),
    },
    {
      title: '签发',
      key: 'created',
      width: 170,
      render: (_, { created_at, created_by }) => (
        <>
          {formatTime(created_at)}
          <span className={styles.under}>{created_by}</span>
        </>
      ),
    },
    {
      title: '最近使用',
      key: 'used',
      width: 130,
      render: (_, { last_used_at }) => (last_used_at ? formatWhen(last_used_at) : '从未使用'),
    },
    {
      title: '操作',
      key: 'actions',
      width: 130,
      render: (_, token) =>
        token.revoked_at ? (
          <span className={styles.under}>{formatWhen(token.revoked_at)}吊销</span>
        ) : (
          <Button size="small" danger onClick={() => askRevoke(token)}>
            吊销
          </Button>
        ),
    },
  ];
  const tokens = data?.data;
  return (
    <div className={styles.panels}>
      <Panel>
        <div className={styles.head}>
          <p className={styles.lead}>
            每个团队用自己的令牌运行 <code>npm run release</code>；只能发布令牌上列出的模块，随时可以吊销
          </p>
          <Button type="primary" icon={<KeyRound size={15} aria-hidden />} onClick={() => setIssuing(true)}>
            签发令牌
          </Button>
        </div>
        {!tokens && !error ? <ListSkeleton rows={3} picture={false} /> : null}
        {!tokens && error ? (
          <ErrorBlock error={error} title="令牌没有加载出来" onRetry={() => void refetch()} />
        ) : null}
        {tokens?.length === 0 ? (
          <Empty title="还没有签发过令牌" description="签发一个，团队就能从自己的机器或流水线发布" />
        ) : null}
        {tokens && tokens.length > 0 ? (
          <Table<DeployToken>
            rowKey="id"
            columns={columns}
            dataSource={tokens}
            size="middle"
            pagination={{ pageSize: 10, hideOnSinglePage: true }}
          />
        ) : null}
        {issuing ? <IssueToken remotes={parts} onClose={() => setIssuing(false)} /> : null}
      </Panel>
      <Addresses parts={parts} />
    </div>
  );
}

export default Tokens;
