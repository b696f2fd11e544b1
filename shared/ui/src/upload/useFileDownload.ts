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

/** Downloads private files by addresses that live for a minute; each download is written down for the file's owner. */
export function useFileDownload() {
  const [busy, setBusy] = useState(false);
  const download = async (id: string): Promise<void> => {
    if (busy) return;
    if (/MicroMessenger/i.test(navigator.userAgent)) {
      notify.warning('微信内不能下载文件，请点右上角用浏览器打开本页');
      return;
    }
    setBusy(true);
    try {
      const { url } = await call('POST /files/:id/ticket', { params: { id }, body: {}, silent: true });
      save(url);
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
