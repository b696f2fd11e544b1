import type { DataOf } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { ErrorBlock } from '@harbor/ui/desktop';
import { Table, type TableProps } from 'antd';
import { useState } from 'react';
import { recordsQuery } from '../../account/queries';
import { AccountSection } from '../../frames/account/AccountSection';
import { methodText } from './methods';
import { placeOf } from './place';
import styles from './SecurityPanel.module.css';

type LoginRecord = DataOf<'GET /auth/login_records'>['data'][number];

const columns: TableProps<LoginRecord>['columns'] = [
  { title: '时间', dataIndex: 'at', render: (at: string) => formatTime(at) },
  { title: '方式', dataIndex: 'method', render: methodText },
  { title: '设备', dataIndex: 'device' },
  { title: '网络地址', render: (_, record) => placeOf(record) },
  {
    title: '结果',
    dataIndex: 'ok',
    render: (ok: boolean) => (ok ? '成功' : <span className={styles.bad}>失败</span>),
  },
];

/** Every login of the last 180 days, and what failed. */
export function RecordsPanel() {
  const [page, setPage] = useState(1);
  const records = useQuery(recordsQuery(page));
  return (
    <AccountSection title="登录记录" description={`保存 ${promises.loginRecordDays} 天`}>
      {records.error ? (
        <ErrorBlock
          compact
          error={records.error}
          title="记录没有加载出来"
          onRetry={() => void records.refetch()}
        />
      ) : (
        <Table
          rowKey="id"
          size="middle"
          loading={records.isPending || records.isPlaceholderData}
          columns={columns}
          dataSource={records.data?.data ?? []}
          locale={{ emptyText: '还没有登录记录' }}
          pagination={{
            current: page,
            pageSize: records.data?.per_page ?? 20,
            total: records.data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
        />
      )}
    </AccountSection>
  );
}
