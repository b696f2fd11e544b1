import { Parser } from 'htmlparser2';
import { cannotDraw } from './context';
import type { Attempt, Undrawn } from './draw';

const rebuild = '请用当前的 @harbor/runtime 重新构建';

/** First line of what was thrown, without the word that says that it was. */
const firstLine = (message: string) => (message.split('\n')[0] ?? '').replace(/^Error: /, '').slice(0, 200);

const failures: Record<Undrawn['undrawn'], (message: string) => string> = {
  throws: (message) => {
    if (message === cannotDraw) return `无法绘制：这个 shell 不能在服务器上绘制页面，${rebuild}`;
    if (message.includes('was built before pages were drawn'))
      return `无法绘制：这个构建不能在服务器上绘制页面，${rebuild}`;
    if (/^the page (still waits|never comes to rest|did not open)/.test(message))
      return '在服务器上绘制时，等待的内容一直没有到：请让页面用随页面给出的数据直接绘制';
    return `在服务器上绘制时出错（${firstLine(message)}）：请修正后重新构建`;
  },
  loops: () => '在服务器上绘制不完：请去掉没有尽头的循环或过重的计算',
  memory: () => '在服务器上绘制时占满了内存：请减少绘制时保存的数据',
  files: (message) => `在服务器上绘制时取不到文件（${firstLine(message)}）：请重新构建并打包整个目录`,
  spoils: (message) =>
    `在服务器上绘制时改动了所有页面共用的内置对象（${firstLine(message)}）：请去掉这些改动`,
  late: () => '没有绘制完',
};

/** What people read of a page: its headings of the first level, and whether there is more than the frame. */
function contentOf(html: string): { headings: number; main: boolean } {
  let headings = 0;
  let depth = 0;
  let main = false;
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'h1') headings += 1;
      if (name === 'main' || depth > 0) depth += 1;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
    ontext(text) {
      if (depth > 0 && text.trim()) main = true;
    },
  });
  parser.end(html);
  return { headings, main };
}

/** What is wrong with a page as it was drawn, in words; undefined where it can go to browsers. */
export function flawOf(attempt: Attempt | Undrawn): string | undefined {
  if ('undrawn' in attempt) return failures[attempt.undrawn](attempt.message);
  if (attempt.missed) return failures.files(attempt.missed);
  if (attempt.differs)
    return `用同样的数据绘制两次，结果不同（${attempt.differs}）：浏览器接管时会重新绘制，时间请用 viewTime，不要用随机数`;
  const { headings, main } = contentOf(attempt.html);
  if (!main) return '绘制出来没有正文（main 中没有文字）：请让页面用随页面给出的数据直接绘制';
  if (headings !== 1) return `绘制出来有 ${headings} 个一级标题：每个页面应恰好有一个 h1`;
  return undefined;
}
