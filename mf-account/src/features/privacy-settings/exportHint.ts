import type { DataExport } from '@harbor/contract';
import { exportStatus } from '@harbor/contract/privacy-states';
import { formatTime } from '@harbor/ui';
import { formatBytes } from '../../files/formatBytes';

/** One line about where the newest export stands. */
export function exportHint(newest: DataExport | null): string {
  switch (newest?.status) {
    case exportStatus.queued:
      return '排队中，很快开始';
    case exportStatus.running:
      return `正在整理，已完成 ${newest.progress}%。可以离开本页，完成后会发消息告诉您`;
    case exportStatus.ready:
      return `${formatTime(newest.created_at)} 生成，${formatBytes(newest.size)}，${formatTime(newest.expires_at ?? '')} 前可下载`;
    case exportStatus.expired:
      return `${formatTime(newest.created_at)} 生成的副本已过期并删除`;
    case exportStatus.failed:
      return '上一份没有完成，请重新生成';
    default:
      return '还没有生成过';
  }
}
