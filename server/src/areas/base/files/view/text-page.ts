import { escapeHtml } from '../../../../http/escape-html';
import { policyText } from '../../../../http/policy/directives';
import { watermarkTile } from './watermark';

/** What a page of text may do: be shown inside the site, and nothing more. */
export const pagePolicy = `sandbox; ${policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
})}`;

/** Parts are laid out as they come into view: a long text would keep the browser busy for a minute. */
const paragraphsPerPart = 60;

const styles = (mark: string) => `
  body { margin: 0; background: #f5f7fb; color: #14213d; font: 16px/1.9 "Songti SC", "Noto Serif SC", serif; }
  main { position: relative; max-width: 760px; margin: 0 auto; padding: 40px 48px; background: #fff; min-height: 100vh; box-sizing: border-box; -webkit-user-select: none; user-select: none; }
  section { content-visibility: auto; contain-intrinsic-size: auto ${paragraphsPerPart * 42}px; }
  p { margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
  main::after { position: absolute; inset: 0; background: url("${mark}"); content: ""; pointer-events: none; }
  @media (max-width: 600px) { main { padding: 20px 16px; } }
  @media print { body { display: none; } }`;

/** A document's text as a page of its own, under the watermark. It has no scripts and loads nothing. */
export function textPage(name: string, paragraphs: readonly string[], watermark: string): string {
  const svg = watermarkTile(watermark);
  const mark = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const parts: string[] = [];
  for (let from = 0; from < paragraphs.length; from += paragraphsPerPart) {
    const part = paragraphs.slice(from, from + paragraphsPerPart);
    parts.push(`<section>${part.map((one) => `<p>${escapeHtml(one)}</p>`).join('\n')}</section>`);
  }
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title><style>${styles(mark)}</style></head>
<body><main>
${parts.join('\n') || '<p>文档中没有可显示的文字</p>'}
</main></body></html>
`;
}
