import { useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { consentsQuery, devicesQuery, recordsQuery, securityQuery } from './queries';

/**
 * The ways into the account of who is logged in. They are given once the lists below them are known too, or have
 * failed once: a list that comes later would push away what somebody is about to press.
 */
export function useSecurity() {
  const { data, error, refetch } = useQuery(securityQuery());
  const devices = useQuery(devicesQuery());
  const records = useQuery(recordsQuery());
  const consents = useQuery(consentsQuery());
  // Kept, for a list that failed asks once more when it is shown.
  const [known, setKnown] = useState(false);
  const settled = [devices, records, consents].every(
    ({ isPending, failureCount }) => !isPending || failureCount > 0,
  );
  if (settled && !known) setKnown(true);
  return { data: known ? data : undefined, error, refetch };
}
