import type { VaultFile } from '@harbor/contract';
import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { App, Modal } from 'antd';
import { useState } from 'react';
import { PartHead } from '../../parts/Part';
import { FileView } from './FileView';
import { useVault } from './useVault';
import { VaultBody } from './VaultBody';
import { VaultSkeleton } from './VaultSkeleton';
import { deleteWords } from './words';

interface VaultCardProps {
  orderId: number;
}

/** 文件与去向 of an order on the desktop. */
export function VaultCard({ orderId }: VaultCardProps) {
  const { query, vault, busy, keep, remove } = useVault(orderId);
  const { modal } = App.useApp();
  const [viewed, setViewed] = useState<VaultFile>();

  const ask = (file?: VaultFile) => {
    const words = deleteWords(file?.name);
    modal.confirm({
      title: words.title,
      content: words.text,
      okText: words.action,
      okButtonProps: { danger: true },
      centered: true,
      onOk: () => remove(file?.id),
    });
  };
  return (
    <Panel role="region" aria-label="文件与去向">
      <PartHead title="文件与去向" extra="谁看过、何时删除，由您掌握" />
      {vault && <VaultBody vault={vault} busy={busy} onKeep={keep} onView={setViewed} onDelete={ask} />}
      {query.isPending && <VaultSkeleton />}
      {query.isError && !vault && (
        <ErrorBlock title="文件没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      )}
      <Modal
        open={viewed !== undefined}
        title={viewed?.name}
        footer={null}
        centered
        width={860}
        destroyOnHidden
        onCancel={() => {
          setViewed(undefined);
          void query.refetch();
        }}
      >
        {viewed && <FileView file={viewed} />}
      </Modal>
    </Panel>
  );
}
