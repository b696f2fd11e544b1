import { apiQuery, invalidateCalls, useParams, useQuery } from '@harbor/runtime';
import { useEffect } from 'react';

/** The message of the address. Opening it has made it read, so the counts are asked for again. */
export function useDetail() {
  const { id = '' } = useParams();
  const detail = useQuery(
    apiQuery('POST /message/detail/:id', { params: { id } }, { silent: true, staleTime: 0 }),
  );
  const opened = detail.data?.id;
  useEffect(() => {
    if (opened !== undefined) void invalidateCalls(['GET /message/message_num']);
  }, [opened]);
  return detail;
}
