import type { Readable } from 'node:stream';
import type { Core } from '../../../core';
import { inertPolicy } from '../../../http/policy';
import { notFound } from '../../../http/problem';
import { attachment } from './names';
import { paragraphsOf } from './text/paragraphs';
import type { Opened } from './tickets';
import { pictureView } from './view/picture-view';
import { pagePolicy, textPage } from './view/text-page';
import { isPicture } from './view/viewable';
import { watermarkText } from './view/watermark';

/** What goes to the browser. */
export interface FileAnswer {
  headers: Record<string, string>;
  content: Readable | Buffer | string;
}

const gone = () => notFound('文件不存在或已删除');

/** Pages with the reader's watermark, to be shown inside the site; a browser that keeps them keeps the mark too. */
async function viewOf(core: Core, { row, reader }: Opened): Promise<FileAnswer> {
  const mark = watermarkText(reader, new Date(core.settings.clock.now()));
  const shown = { 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': pagePolicy };
  if (isPicture(row.type)) {
    const content = await pictureView(await core.files.place(row.id), mark);
    return { headers: { ...shown, 'content-type': 'image/webp' }, content };
  }
  const content = textPage(row.name, await paragraphsOf(core, row), mark);
  return { headers: { ...shown, 'content-type': 'text/html; charset=utf-8' }, content };
}

/** A file for who holds a ticket: always a download, whatever it is, or else its pages. @throws HttpProblem 404 */
export async function fileAnswer(core: Core, opened: Opened): Promise<FileAnswer> {
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (opened.mode === 'v') {
    const { headers, content } = await viewOf(core, opened);
    return { headers: { ...common, ...headers }, content };
  }
  const { row } = opened;
  const content = await core.files.read(row.id).catch(() => {
    throw gone();
  });
  return {
    headers: {
      ...common,
      'content-type': 'application/octet-stream',
      'content-length': String(row.size),
      'content-disposition': attachment(row.name),
      'content-security-policy': `sandbox; ${inertPolicy}`,
    },
    content,
  };
}
