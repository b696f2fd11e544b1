import { ApiError, call, invalidateCalls, notify, useQuery, useQueryClient } from '@harbor/runtime';
import { useAutosave } from '@harbor/ui/autosave';
import { useState } from 'react';
import { journalDetail, journalGroups, useCollectJournal, useCreateGroup } from './queries';

interface Kept {
  id: number;
  note: string;
  group_id: number | null;
}

/** After the last key, in ms. */
const pause = 1200;

/** One's own group and note of a journal among the favourites: the note saves itself, groups are put at once. */
export function useKeeping({ id, note: begin, group_id }: Kept) {
  const client = useQueryClient();
  const [note, setNote] = useState(begin);
  const groups = useQuery(journalGroups());
  const show = (part: Partial<Omit<Kept, 'id'>>) =>
    client.setQueryData(journalDetail(id).queryKey, (old) => old && { ...old, ...part });
  const { state } = useAutosave<string>({
    value: note,
    begin,
    enabled: true,
    delay: pause,
    async write(value, { keepalive }) {
      await call('POST /magazine/collect', { body: { id, note: value }, silent: true, keepalive });
      show({ note: value });
      void invalidateCalls(['GET /magazine/collected']);
      return { at: new Date().toISOString() };
    },
  });
  const put = useCollectJournal({
    onSuccess: (_data, input) => {
      const group = input && 'body' in input ? (input.body?.group_id ?? null) : null;
      show({ group_id: group });
    },
  });
  const make = useCreateGroup();
  return {
    note,
    setNote,
    /** How the note stands. */
    state,
    groups: groups.data?.data ?? [],
    group: group_id,
    putting: put.isPending,
    choose: (group: number | null) => put.mutate({ body: { id, group_id: group } }),
    making: make.isPending,
    /** Makes a group and puts the journal there. @returns what was wrong; empty where nothing was */
    async make(title: string): Promise<string> {
      try {
        const { data } = await make.mutateAsync({ body: { title } });
        const made = data.find((one) => one.title === title.trim());
        if (made) await put.mutateAsync({ body: { id, group_id: made.id } });
        notify.success('已放入新的分组');
        return '';
      } catch (error) {
        if (error instanceof ApiError) return error.errors?.title?.[0] ?? error.msg;
        throw error;
      }
    },
  };
}
