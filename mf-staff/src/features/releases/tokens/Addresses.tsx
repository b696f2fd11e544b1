import type { AddressGrant } from '@harbor/contract';
import { ask, notify, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button, Table, type TableProps, Tag } from 'antd';
import { addressesQuery, useWithdrawAddress } from '../queries';
import styles from './Addresses.module.css';
import { GrantForm } from './GrantForm';

interface AddressesProps {
  /** Parts that there are already; others may be typed. */
  parts: readonly string[];
}

/** Asks first, then takes an address back. */
function useWithdraw(): (grant: AddressGrant) => void {
  const { mutateAsync } = useWithdrawAddress();
  return ({ prefix, remote }) =>
    ask({
      title: `收回 ${prefix}？`,
      text: `${remote} 将不能再发布该地址下的页面，其他模块可以申请使用。`,
      yes: '收回',
      danger: true,
      onYes: async () => {
        await mutateAsync({ params: { word: prefix.slice(1, -1) } });
        notify.success(`已收回 ${prefix}`);
      },
    });
}

/** Addresses of the parts: each belongs to one of them, and a release cannot take another's. */
export function Addresses({ parts }: AddressesProps) {
  const { data, error, refetch } = useQuery(addressesQuery());
  const askWithdraw = useWithdraw();
  const columns: TableProps<AddressGrant>['columns'] = [
    { title: '地址', key: 'prefix', render: (_, { prefix }) => <code>{prefix}</code> },
    { title: '模块', key: 'remote', render: (_, { remote }) => <Tag>{remote}</Tag> },
    {
      title: '授权',
      key: 'granted',
      render: (_, { granted_at, granted_by }) => `${formatTime(granted_at)} · ${granted_by}`,
    },
    {
      title: '操作',
      key: 'actions',
      width: 170,
      render: (_, grant) =>
        grant.in_use ? (
          <span className={styles.used}>线上版本使用中</span>
        ) : (
          <Button size="small" danger onClick={() => askWithdraw(grant)}>
            收回
          </Button>
        ),
    },
  ];
  const grants = data?.data;
  return (
    <Panel>
      <h2 className={styles.title}>地址授权</h2>
      <p className={styles.lead}>
        每个地址（路径的第一段）只属于一个模块，版本不能使用未授权的地址；新模块先在这里授权，再签发令牌
      </p>
      <GrantForm parts={parts} />
      {!grants && !error ? <ListSkeleton rows={3} picture={false} /> : null}
      {!grants && error ? (
        <ErrorBlock error={error} title="地址没有加载出来" onRetry={() => void refetch()} />
      ) : null}
      {grants?.length === 0 ? <Empty title="还没有授权过地址" /> : null}
      {grants && grants.length > 0 ? (
        <Table<AddressGrant>
          rowKey="prefix"
          columns={columns}
          dataSource={grants}
          size="middle"
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
        />
      ) : null}
    </Panel>
  );
}
