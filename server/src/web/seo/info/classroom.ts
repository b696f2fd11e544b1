import { api } from '@harbor/contract';
import { infoLeads } from '@harbor/contract/page-words';
import { escapeHtml } from '../../../http/escape-html';
import { plainHead, type SeoResolver } from '../head';
import { answerOf, infoHead } from './frame';

const names = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iPhone 与 iPad',
};

/** `/classroom`: every client with its version, its file and what it is checked by. */
export const classroom: SeoResolver = (input) => {
  const parsed = api['GET /clientAndServer/all/list'].data.safeParse(
    answerOf(input, 'GET /clientAndServer/all/list')?.data,
  );
  if (!parsed.success) return plainHead(input.routeTitle);
  // On the phone it would lead to where people already are.
  const code =
    input.platform === 'desktop'
      ? `<div class="pre-code"><img src="${escapeHtml(parsed.data.code.image)}" alt="下载页二维码" width="132" height="132">手机扫码打开</div>`
      : '';
  const items = parsed.data.data.map(({ platform, title, version, system, url, sha256, notes }) => {
    const lines = notes.map((note) => `<p class="pre-soft">${escapeHtml(note)}</p>`).join('');
    const file = url
      ? `<p><a href="${escapeHtml(url)}" download>下载</a></p><p class="pre-soft">SHA-256 <code>${escapeHtml(sha256)}</code></p>`
      : '';
    return `<section class="pre-client"><h2>${names[platform]} ${escapeHtml(title)}</h2><p class="pre-soft">版本 ${escapeHtml(version)} · ${escapeHtml(system)}</p>${lines}${file}</section>`;
  });
  return infoHead(input, {
    description: '把学术港放到桌面或手机主屏幕：各平台的最新版本、系统要求与校验值。',
    html: `<div class="pre-panel pre-top"><div><h1>${escapeHtml(input.routeTitle)}</h1><p class="pre-soft">${infoLeads.clients}</p></div>${code}</div><div class="pre-panel pre-clients"><h2>全部系统</h2>${items.join('')}</div>`,
  });
};
