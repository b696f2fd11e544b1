import type { PressDocument } from '@harbor/contract';
import { pressTypeLabel } from '@harbor/contract/press-status';
import { comparableLines } from './markup';
import type { Names } from './useNames';

/** Everything of an article that can be read, line by line, to be compared. Pure. */
export const documentLines = (document: PressDocument, names: Names): string[] => [
  `标题：${document.title}`,
  `摘要：${document.desc}`,
  `栏目：${pressTypeLabel[document.type]}`,
  `${document.is_original ? '原创' : '转载或编译'}，来源：${document.source} ${document.source_url}`.trim(),
  `作者：${document.author}`,
  `标签：${document.tags.map(names.tag).join('、') || '无'}`,
  `专题：${document.special_id === null ? '无' : names.special(document.special_id)}`,
  `相关服务：${document.service_goods.map(names.service).join('、') || '无'}`,
  `搜索：${[document.seo.title, document.seo.desc, ...document.seo.keywords].filter(Boolean).join(' / ') || '未另写'}`,
  ...comparableLines(document.content),
];
