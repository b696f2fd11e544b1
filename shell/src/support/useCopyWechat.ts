import { notify } from '@harbor/runtime';
import { putOnClipboard } from '@harbor/ui/copy';
import { useState } from 'react';
import { copyWords } from './words';

/** State of the copy button: nothing yet, copied, or refused by the browser. */
export type CopyState = 'idle' | 'done' | 'failed';

/** Copies the WeChat id and says whether it worked. */
export function useCopyWechat(): [CopyState, (wechat: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (wechat: string) => {
    const worked = await putOnClipboard(wechat);
    setState(worked ? 'done' : 'failed');
    if (worked) notify.success(copyWords.done);
    else notify.warning(copyWords.failed);
  };
  return [state, copy];
}
