import type { KeepDays, Vault } from '@harbor/contract';
import { callKey, notify, queryClient, useQuery } from '@harbor/runtime';
import { orderVault, useDeleteFiles, useKeepFiles } from './queries';

/** The files of an order: who saw them, how long they stay, and what their owner may do. */
export function useVault(orderId: number) {
  const query = useQuery(orderVault(orderId));
  const show = (vault: Vault) =>
    queryClient.setQueryData(callKey('POST /files/vault/:id', { params: { id: orderId } }), vault);
  // What failed was said on screen by the call itself; what is there now may be another thing than what is shown.
  const onError = () => void query.refetch();
  const keep = useKeepFiles({ onSuccess: show, onError });
  const remove = useDeleteFiles({ onSuccess: show, onError });
  return {
    query,
    // A choice shows at once; when it fails, what holds comes back.
    vault: query.data && keep.isPending ? { ...query.data, keep_days: keep.variables.body.days } : query.data,
    busy: remove.isPending,
    keep: (days: KeepDays) =>
      keep.mutate(
        { params: { id: orderId }, body: { days } },
        { onSuccess: () => void notify.success('已保存') },
      ),
    remove: (file?: string) =>
      remove
        .mutateAsync({ params: { id: orderId }, body: { file } })
        .then(() => void notify.success('已删除')),
  };
}

export type VaultView = ReturnType<typeof useVault>;
