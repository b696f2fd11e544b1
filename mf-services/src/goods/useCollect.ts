import type { GoodsDetail } from '@harbor/contract';
import { notify, requireLogin, useQueryClient } from '@harbor/runtime';
import { goodsDetail, useCollectGoods, useReleaseGoods } from './queries';

/** Collects or releases a service: shown at once, taken back if the server refuses. */
export function useCollect(goods: GoodsDetail) {
  const client = useQueryClient();
  const { queryKey } = goodsDetail(String(goods.id));

  const show = (collected: boolean, collect_count: number) =>
    client.setQueryData<GoodsDetail>(queryKey, (old) => old && { ...old, collected, collect_count });

  const handlers = {
    onMutate: () => {
      show(!goods.collected, goods.collect_count + (goods.collected ? -1 : 1));
      return goods;
    },
    onError: (_error: unknown, _input: unknown, before?: GoodsDetail) =>
      before && show(before.collected, before.collect_count),
    onSuccess: (data: { collected: boolean; collect_count: number }) => {
      show(data.collected, data.collect_count);
      notify.success(data.collected ? '已收藏' : '已取消收藏');
    },
  };
  const collect = useCollectGoods(handlers);
  const release = useReleaseGoods(handlers);

  return {
    waiting: collect.isPending || release.isPending,
    toggle() {
      if (!requireLogin()) return;
      (goods.collected ? release : collect).mutate({ params: { id: goods.id } });
    },
  };
}
