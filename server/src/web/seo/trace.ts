import { traceCheck } from '@harbor/contract';
import { traceAbout as about } from '@harbor/contract/page-words';
import { escapeHtml } from '../../http/escape-html';
import { plainHead, type SeoResolver } from './head';

const styles =
  '.pre-trace{width:760px;max-width:calc(100% - 24px);margin:0 auto;box-sizing:border-box;padding:32px;background:#fff;border:1px solid #e5e9f2;border-radius:12px}.pre-trace h1{font-size:24px;margin:0 0 8px}.pre-trace p{margin:0 0 12px;color:#5b6785}.pre-trace dl{display:grid;grid-template-columns:auto 1fr;gap:8px 20px;margin:16px 0}.pre-trace dt{color:#5b6785}.pre-trace dd{margin:0;overflow-wrap:anywhere}.pre-trace a{color:#1f4fd8}.pre-trace form{display:flex;flex-wrap:wrap;gap:8px}.pre-trace input{flex:1;min-width:200px;height:44px;font-size:16px;padding:0 12px;border:1px solid #cfd6e4;border-radius:8px}.pre-trace button{height:44px;padding:0 20px}.pre-mobile.pre-trace{margin-top:12px;padding:20px 16px}';

const form = (given: string) =>
  `<form action="/trace/" role="search"><input name="code" maxlength="40" aria-label="校验码" placeholder="例如 7K2M-9XQ4-3TDA-5HFE" value="${escapeHtml(given)}"><button>核验</button></form>`;

/** `/trace/`: where a code is typed; the form works without a script. */
export const traceEntry: SeoResolver = ({ platform, search, routeTitle }) => {
  const given = (search?.get('code') ?? '').trim().slice(0, 40);
  const onwards = given
    ? `<p><a href="/trace/${encodeURIComponent(given)}">查看“${escapeHtml(given)}”的核验结果</a></p>`
    : '';
  return {
    ...plainHead(routeTitle),
    description: about,
    styles,
    html: `<div class="pre-trace pre-${platform}" data-reflow><h1>${escapeHtml(routeTitle)}</h1><p>${about}</p>${form(given)}${onwards}</div>`,
  };
};

/** `/trace/:code`: what everybody may know of a report, readable before any script. */
export const trace: SeoResolver = ({ platform, queries, path, routeTitle }) => {
  const answer = queries.find(({ key }) => key === 'GET /trace/check/:code');
  const parsed = traceCheck.safeParse(answer?.data);
  const head = { ...plainHead(routeTitle), description: about, styles };
  if (!parsed.success)
    return {
      ...head,
      html: `<div class="pre-trace pre-${platform}" data-reflow><h1>没有找到这份报告</h1><p>校验码不存在或有误，请逐位核对后重新输入。</p>${form(decodeURIComponent(path.split('/').at(-1) ?? ''))}</div>`,
    };
  const { code_text, state_text, hash, made_at, finished_at, revoked_at } = parsed.data;
  const facts = [
    ['校验码', code_text],
    ['状态', state_text],
    ['服务完成', finished_at.slice(0, 10)],
    ['报告定稿', made_at.slice(0, 10)],
    ...(revoked_at ? [['撤销日期', revoked_at.slice(0, 10)]] : []),
    ['内容校验值（SHA-256）', hash],
  ];
  return {
    ...head,
    html: `<div class="pre-trace pre-${platform}" data-reflow><h1>报告${escapeHtml(state_text)}</h1><dl>${facts.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl><p>${about}</p></div>`,
  };
};
