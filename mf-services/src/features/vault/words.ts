import type { FileAccess, KeepDays, Vault } from '@harbor/contract';
import { formatDate } from '@harbor/ui';

export const keepChoices: readonly KeepDays[] = [30, 90, 180];

const did: Record<FileAccess['what'], string> = {
  upload: '上传',
  view: '在线查看',
  download: '下载',
  delete: '删除',
};

/** What somebody did, e.g. `客服 李** 下载`. */
export const accessText = ({ who, role, what }: FileAccess) =>
  role === 'system' && what === 'delete' ? '到期自动删除' : `${who} ${did[what]}`;

/** How often somebody else had a file in hand. */
export const othersCount = (accesses: readonly FileAccess[]) =>
  accesses.filter(({ role, what }) => role !== 'owner' && (what === 'view' || what === 'download')).length;

/** When the files go, in a sentence. */
export function endText({ delete_at, keep_days, files }: Vault): string {
  if (files.length > 0 && files.every((file) => file.deleted_at))
    return '文件已全部删除，仅保留名称与校验码。';
  return delete_at
    ? `将于 ${formatDate(delete_at)} 自动删除，删除后不能恢复。`
    : `订单结束后保存 ${keep_days} 天，到期自动删除。`;
}

/** What is asked before files are deleted. */
export const deleteWords = (name?: string) => ({
  title: name ? '删除这个文件？' : '删除订单的全部文件？',
  text: `${name ? `“${name}”` : '您提交的资料和收到的交付文件'}将立即删除，不能恢复；仅保留名称与校验码。`,
  yes: '立即删除',
  danger: true,
});
