import type { VaultFile } from '@harbor/contract';
import { ErrorBlock, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { Block } from '../../parts/Block.mobile';
import { ConfirmSheet } from '../../parts/ConfirmSheet.mobile';
import { FileView } from './FileView';
import { useVault } from './useVault';
import { VaultBody } from './VaultBody';
import { VaultSkeleton } from './VaultSkeleton';
import { deleteWords } from './words';

interface VaultCardProps {
  orderId: number;
}

/** 文件与去向 of an order on the phone. */
export function VaultCard({ orderId }: VaultCardProps) {
  const { query, vault, busy, keep, remove } = useVault(orderId);
  const [viewed, setViewed] = useState<VaultFile>();
  const [asked, setAsked] = useState<{ file?: VaultFile }>();
  return (
    <Block title="文件与去向">
      {vault && (
        <VaultBody
          vault={vault}
          busy={busy}
          onKeep={keep}
          onView={setViewed}
          onDelete={(file) => setAsked({ file })}
        />
      )}
      {query.isPending && <VaultSkeleton />}
      {query.isError && !vault && (
        <ErrorBlock title="文件没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ConfirmSheet
        open={asked !== undefined}
        {...deleteWords(asked?.file?.name)}
        waiting={busy}
        onConfirm={() => void remove(asked?.file?.id).then(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
      <Sheet
        open={viewed !== undefined}
        title={viewed?.name ?? ''}
        onClose={() => {
          setViewed(undefined);
          void query.refetch();
        }}
      >
        {viewed && <FileView file={viewed} />}
      </Sheet>
    </Block>
  );
}
