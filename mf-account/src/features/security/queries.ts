import {
  apiQuery,
  invalidateCalls,
  keepPreviousData,
  notify,
  useApiMutation,
  useQuery,
} from '@harbor/runtime';

/** The ways into the account of who is logged in. */
export const securityQuery = () => apiQuery('GET /auth/security', {}, { silent: true });

/** The devices that are logged in. */
export const devicesQuery = () => apiQuery('GET /auth/sessions', {}, { silent: true });

/** Every login of the last 180 days, one page of it; the last page stays until the next one is there. */
export const recordsQuery = (page = 1) =>
  apiQuery(
    'GET /auth/login_records',
    { query: { page } },
    { silent: true, placeholderData: keepPreviousData },
  );

/** What somebody agreed to. */
export const consentsQuery = () => apiQuery('GET /auth/consents', {}, { silent: true });

/** The devices that are logged in, and how they are logged out. */
export function useDevices() {
  const devices = useQuery(devicesQuery());
  const one = useApiMutation('DELETE /auth/sessions/:id', {
    onSuccess: () => notify.success('该设备已退出登录'),
    onSettled: () => invalidateCalls(['GET /auth/sessions']),
  });
  const others = useApiMutation('POST /auth/sessions/end_others', {
    onSuccess: ({ ended }) => notify.success(ended > 0 ? `已让 ${ended} 台设备退出登录` : '没有其他设备登录'),
    onSettled: () => invalidateCalls(['GET /auth/sessions']),
  });
  return { devices, one, others };
}
