import type { DeployToken } from '@harbor/contract';
import { ask, notify } from '@harbor/runtime';
import { useRevokeToken } from '../queries';

/** Asks first, then makes a token useless. */
export function useRevoke(): (token: Pick<DeployToken, 'id' | 'name'>) => void {
  const { mutateAsync } = useRevokeToken();
  return ({ id, name }) =>
    ask({
      title: `吊销令牌“${name}”？`,
      text: '使用它的机器与流水线将立即无法发布。吊销后不能恢复，需要时请重新签发。',
      yes: '吊销',
      danger: true,
      onYes: async () => {
        await mutateAsync({ params: { id } });
        notify.success(`已吊销“${name}”`);
      },
    });
}
