import type { DataOf } from '@harbor/contract';
import { notify, useQueryClient } from '@harbor/runtime';
import { forMembers } from '../visitors/forMembers';
import { journalDetail, useCollectJournal, useUncollectJournal } from './queries';

type List = DataOf<'GET /magazine/list'>;
type Compared = DataOf<'GET /magazine/compared'>;
type Found = DataOf<'POST /magazine/match'>;

interface Marked {
  id: number;
  collected: boolean;
}

const marked = <T extends Marked>(rows: T[], id: number, collected: boolean): T[] =>
  rows.map((row) => (row.id === id ? { ...row, collected } : row));

/** Collects a journal or takes it out again: shown at once wherever it stands, taken back if the server refuses. */
export function useHeart({ id, collected }: Marked) {
  const client = useQueryClient();
  const show = (on: boolean) => {
    const inPage = (page: List): List => ({ ...page, data: marked(page.data, id, on) });
    client.setQueriesData<List | { pages: List[] }>({ queryKey: ['GET /magazine/list'] }, (old) =>
      !old ? old : 'pages' in old ? { ...old, pages: old.pages.map(inPage) } : inPage(old),
    );
    client.setQueriesData<Compared>(
      { queryKey: ['GET /magazine/compared'] },
      (old) => old && { ...old, journals: marked(old.journals, id, on) },
    );
    client.setQueriesData<Found>(
      { queryKey: ['academic:match'] },
      (old) =>
        old && {
          ...old,
          data: old.data.map((one) => ({
            ...one,
            journal: { ...one.journal, ...(one.journal.id === id && { collected: on }) },
          })),
        },
    );
    client.setQueryData(
      journalDetail(id).queryKey,
      (old) => old && { ...old, collected: on, ...(!on && { note: '', group_id: null }) },
    );
  };
  const handlers = (on: boolean) => ({
    onMutate: () => {
      // What is still on its way was asked for before, and would show the heart as it was.
      for (const key of ['GET /magazine/list', 'GET /magazine/compared', 'GET /magazine/detail'])
        void client.cancelQueries({ queryKey: [key] });
      show(on);
    },
    onError: () => show(!on),
    onSuccess: () => {
      notify.success(on ? '已收藏' : '已取消收藏');
    },
  });
  const collect = useCollectJournal(handlers(true));
  const release = useUncollectJournal(handlers(false));
  return {
    waits: collect.isPending || release.isPending,
    toggle: () =>
      forMembers('请登录后收藏', () =>
        collected ? release.mutate({ params: { id } }) : collect.mutate({ body: { id } }),
      ),
  };
}
