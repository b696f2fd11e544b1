import { pressRule } from './press-rules';
import { type PressType, pressType } from './press-status';
import { visibleLength } from './visible-text';

/** What of an article decides whether it may go out. */
export interface PressToPublish {
  type: PressType;
  title: string;
  desc: string;
  cover: string;
  author: string;
  source: string;
  source_url: string;
  is_original: boolean;
  tags: readonly number[];
}

/**
 * What an article lacks to be published, by field; the server and the page of its editor ask the same. Pure.
 * @param letters that can be seen in its text
 */
export function missingOf(document: PressToPublish, letters: number): { field: string; text: string }[] {
  const least = document.type === pressType.brief ? pressRule.brief : pressRule.letters;
  const found: [boolean, string, string][] = [
    [visibleLength(document.title) === 0, 'title', '请填写标题'],
    [visibleLength(document.desc) === 0, 'desc', '请填写摘要'],
    [document.cover === '', 'cover', '请选择封面'],
    [visibleLength(document.author) === 0, 'author', '请填写作者'],
    [visibleLength(document.source) === 0, 'source', '请填写来源'],
    [!document.is_original && document.source_url === '', 'source_url', '不是原创的头条，请填写原文链接'],
    [document.tags.length === 0, 'tags', '请至少选择一个标签'],
    [letters < least, 'content', `正文至少${least}个字，现在${letters}个字`],
  ];
  return found.flatMap(([lacks, field, text]) => (lacks ? [{ field, text }] : []));
}
