import type { VaultFile } from '@harbor/contract';
import { ask } from '@harbor/runtime';
import { ErrorBlock, Overlay, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import { Part } from '../../parts/Part';
import { FileView } from './FileView';
import { useVault } from './useVault';
import { VaultBody } from './VaultBody';
import { VaultSkeleton } from './VaultSkeleton';
import { deleteWords } from './words';

interface VaultCardProps {
  orderId: number;
}

/** 文件与去向 of an order. */
export function VaultCard({ orderId }: VaultCardProps) {
  const { query, vault, busy, keep, remove } = useVault(orderId);
  const [viewed, setViewed] = useState<VaultFile>();
  const handleDelete = (file?: VaultFile) =>
    ask({ ...deleteWords(file?.name), onYes: () => remove(file?.id) });
  return (
    <Part title="文件与去向" extra={onPhone ? undefined : '谁看过、何时删除，由您掌握'}>
      {vault && (
        <VaultBody vault={vault} busy={busy} onKeep={keep} onView={setViewed} onDelete={handleDelete} />
      )}
      {query.isPending && <VaultSkeleton />}
      {query.isError && !vault && (
        <ErrorBlock title="文件没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      )}
      <Overlay
        open={viewed !== undefined}
        title={viewed?.name ?? ''}
        width={860}
        onClose={() => {
          setViewed(undefined);
          void query.refetch();
        }}
      >
        {viewed && <FileView file={viewed} />}
      </Overlay>
    </Part>
  );
}
