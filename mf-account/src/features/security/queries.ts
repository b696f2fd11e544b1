import { invalidateCalls, notify, useApiMutation, useQuery } from '@harbor/runtime';
import { devicesQuery } from '../../account/queries';

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
