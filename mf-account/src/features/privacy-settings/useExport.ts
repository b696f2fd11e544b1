import { exportStatus } from '@harbor/contract/privacy-states';
import { call, notify, queryClient, useQuery } from '@harbor/runtime';
import { useState } from 'react';
import { sayError } from '../../form/sayError';
import type { StepUp } from '../../step-up/useStepUp';
import { exportQuery } from './queries';

/** Follows an address that answers a file: the page stays. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The newest export, followed while it is being made; how another one begins, and how it is downloaded. */
export function useExport(stepUp: StepUp) {
  const [busy, setBusy] = useState<'begin' | 'download' | null>(null);
  const query = useQuery(exportQuery());
  const newest = query.data?.export ?? null;
  const run = async (name: 'begin' | 'download', act: () => Promise<void>) => {
    setBusy(name);
    try {
      await act();
    } catch (error) {
      sayError(error);
      void query.refetch();
    } finally {
      setBusy(null);
    }
  };
  const begin = async () => {
    const made = await stepUp.guard(() => call('POST /privacy/export', { silent: true }));
    if (made) queryClient.setQueryData(exportQuery().queryKey, { export: made });
  };
  const download = async () => {
    if (!newest) return;
    if (/MicroMessenger/i.test(navigator.userAgent)) {
      notify.warning('微信内不能下载文件，请点右上角用浏览器打开本页');
      return;
    }
    const params = { id: newest.id };
    const ticket = await stepUp.guard(() =>
      call('POST /privacy/export/ticket/:id', { params, silent: true }),
    );
    if (!ticket) return;
    save(ticket.url);
    notify.success('已开始下载');
  };
  return {
    query,
    newest,
    making: newest !== null && newest.status <= exportStatus.running,
    ready: newest?.status === exportStatus.ready,
    busy,
    begin: () => void run('begin', begin),
    download: () => void run('download', download),
  };
}

export type ExportView = ReturnType<typeof useExport>;
