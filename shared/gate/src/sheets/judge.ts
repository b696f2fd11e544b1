import { few } from '../few';
import { prefixOfPart } from '../prefix';
import { look } from './brackets';
import { parse, RuleJudge } from './rules';

/** Largest sheet, in bytes: those of remotes have some 20 KB. */
export const mostBytes = 1024 * 1024;

/** At-rules that a part may use. All others say something to the whole page, or put it in an order. */
const allowed = [
  ...['container', 'font-face', 'keyframes', 'media', 'property', 'starting-style', 'supports'],
  '-webkit-keyframes',
];

/** A sheet of a build. */
export interface Sheet {
  /** Its name in the build. */
  file: string;
  bytes: Uint8Array;
  /** Whose build it is. */
  part: string;
  /** Address of the build's folder, with a slash at the end. */
  folder: string;
}

/** What is said of a sheet that is larger than any. */
export const tooLarge = (file: string) => `样式 ${file} 超过 1 MB：请拆分，或检查是否打包了内嵌的图片与字体`;

/** The text that browsers read too; undefined where a mark at its beginning, or its bytes, would have them read another. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\ufeff') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a remote's sheet, sentence by sentence, with what to do about it. Judged is what its rules can match
 * when those around them are taken in, not how they are written: each matches elements with a class of the part's own, or
 * what is inside of these. Names that the whole page hears begin as the part's do, and only its own files are asked for.
 * Takes time and memory in line with the sheet's length.
 */
export function sheetMistakes({ file, bytes, part, folder }: Sheet): string[] {
  if (bytes.length > mostBytes) return [tooLarge(file)];
  const unreadable = [`样式 ${file} 无法解析：请修正后重新构建`];
  const tooMany = [`样式 ${file} 的嵌套过深，或展开后的选择器过多：请减少嵌套后重新构建`];
  const text = textOf(bytes);
  if (text === undefined) return unreadable;
  const seen = look(text);
  if (seen === undefined) return unreadable;
  if (seen === 'much') return tooMany;
  const sheet = parse(bytes);
  if (!sheet) return unreadable;
  const prefix = prefixOfPart(part);
  const judge = new RuleJudge(text, { folder, prefix });
  judge.judge(sheet.rules);
  const { found } = judge;
  if (found.many) return tooMany;
  const refused = [...seen.atRules].filter((name) => !allowed.includes(name)).map((name) => `@${name}`);
  // By the names that were written; by the tree's, should it ever know one that the look does not.
  const atRules = refused.length > 0 ? new Set(refused) : found.atRules;
  const mistakes: string[] = found.blocks ? unreadable : [];
  const add = (list: Set<string>, words: (names: string) => string) => {
    const names = [...list].map((name) => name.slice(0, 80));
    if (names.length > 0) mistakes.push(`样式 ${file} ${words(few(names))}`);
  };
  add(
    found.selectors,
    (names) => `含全局选择器 ${names}，会影响其他团队的页面：请改用 CSS Modules 的类名（以 ${prefix} 开头）`,
  );
  add(
    atRules,
    (names) =>
      `用了 ${names}，会影响整个页面：请去掉，只使用 ${allowed
        .slice(0, -1)
        .map((name) => `@${name}`)
        .join('、')}`,
  );
  add(found.names, (names) => `中的名称 ${names} 可能与其他团队重名：请以 ${prefix} 开头命名`);
  add(
    found.addresses,
    (names) => `引用了 ${names}，不是这个构建里的文件：请把文件放进模块的 src 中，用相对路径引用`,
  );
  return mistakes;
}
