import type { StoredFile } from '@harbor/contract';
import { call, notify } from '@harbor/runtime';
import { errorText } from '@harbor/ui';
import { useState } from 'react';

/** Follows an address that answers a file: the page stays. */
function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Follows addresses that answer a file and live for a minute. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  /** @param ask gets the address */
  const download = async (ask: () => Promise<{ url: string }>): Promise<void> => {
    if (busy) return;
    if (/MicroMessenger/i.test(navigator.userAgent)) {
      notify.warning('微信内不能下载文件，请点右上角用浏览器打开本页');
      return;
    }
    setBusy(true);
    try {
      save((await ask()).url);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

/** Downloads private files; each download is written down for the file's owner. */
export function useFileDownload() {
  const { busy, download } = useDownload();
  return {
    busy,
    /** @param file what in it could not be looked into is said once more when it is fetched */
    download: ({ id, unchecked = [] }: Pick<StoredFile, 'id' | 'unchecked'>): Promise<void> => {
      if (unchecked.length > 0)
        notify.warning(`文件中有未检查的内容（${unchecked.join('、')}），打开前请确认来源`);
      return download(() => call('POST /files/:id/ticket', { params: { id }, body: {}, silent: true }));
    },
  };
}
