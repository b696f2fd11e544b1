import type { DataOf } from '@harbor/contract';
import { call, invalidateCalls, notify, session } from '@harbor/runtime';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import type { StepUp } from '../../step-up/useStepUp';
import { useFollow } from '../../wechat-scan/useScan';
import { unlinkWechat } from './useProve';

const changed = async () => {
  await invalidateCalls(['GET /auth/security']);
  await session.refresh().catch(() => undefined);
};

/** Linking WeChat in a frame of the desktop, and unlinking it. */
export function useLinkWechat(guard: StepUp['guard']) {
  const [scan, setScan] = useState<DataOf<'GET /auth/scan'> | null>(null);
  const [busy, setBusy] = useState(false);
  const view = useFollow(scan, {
    onLinked: () => {
      setScan(null);
      void changed();
      notify.success('已绑定微信');
    },
  });
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch(sayError);
    setBusy(false);
  };
  return {
    scan,
    view,
    busy,
    begin: () =>
      run(async () => {
        const query = { way: 'frame', purpose: 'link' } as const;
        const begun = await guard(() => call('GET /auth/scan', { query, silent: true }));
        if (begun) setScan(begun);
      }),
    close: () => setScan(null),
    unlink: () =>
      run(async () => {
        if (!(await guard(unlinkWechat))) return;
        await changed();
        notify.success('已解除微信绑定');
      }),
  };
}
