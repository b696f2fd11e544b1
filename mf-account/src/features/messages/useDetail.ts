import { apiQuery, callKey, queryClient, useParams, useQuery } from '@harbor/runtime';
import { useEffect } from 'react';

/** The message of the address. Opening it has made it read, so the counts are asked for again. */
export function useDetail() {
  const { id = '' } = useParams();
  const detail = useQuery(apiQuery('POST /message/detail/:id', { params: { id } }, { silent: true }));
  const opened = detail.data?.id;
  useEffect(() => {
    if (opened === undefined) return;
    void queryClient.invalidateQueries({ queryKey: callKey('GET /message/message_num') });
  }, [opened]);
  return detail;
}
