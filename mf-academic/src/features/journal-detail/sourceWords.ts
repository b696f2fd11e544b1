import type { JournalDetail } from '@harbor/contract';
import { formatDate } from '@harbor/ui';

/** Where the page's numbers come from and of when they are. */
export const sourceWords = ({ metrics, data_version, updated_at, is_demo }: JournalDetail): string => {
  const sources = [...new Set(metrics.map(({ scheme }) => scheme.publisher))].filter(Boolean);
  return [
    sources.length > 0 ? `来源：${sources.join('、')}` : '',
    data_version === null ? '' : `第 ${data_version} 次导入`,
    `${formatDate(updated_at)} 更新`,
    is_demo ? '演示数据，由程序生成，不代表真实期刊' : '',
    '不同体系、不同年份不混用；未知写“暂无”',
  ]
    .filter(Boolean)
    .join(' · ');
};
