import { api } from '@harbor/contract';
import { escapeHtml } from '../../http/escape-html';
import { breadcrumbLd, plainHead, type SeoResolver } from './head';
import { answerOf } from './info/frame';

/** The same places and sizes as in `mf-services/src/features/submission/Guide.module.css`. */
const styles = `
.pre-sub{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;width:1200px;max-width:calc(100% - 32px);margin:0 auto;padding-bottom:48px}
.pre-sub h1,.pre-sub h2,.pre-sub p,.pre-sub ul,.pre-sub ol{margin:0;padding:0;list-style:none}
.pre-sub-head{padding:28px 32px;border:1px solid #e5e9f2;border-radius:12px;background:linear-gradient(115deg,#eef3ff 0%,#f7f9fd 55%,#e9f6f4 100%)}
.pre-sub-head h1{font-family:"Songti SC","Noto Serif SC","Noto Serif CJK SC",serif;font-size:28px}
.pre-sub-head>p{max-width:760px;margin-top:8px;color:#5b6785;font-size:15px}
.pre-sub-head ol{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:20px;margin-top:24px}
.pre-sub-head li span{display:block;color:#5b6785;font-size:13px}
.pre-sub-lists{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}
.pre-sub section{padding:18px 22px;border:1px solid #e5e9f2;border-radius:12px;background:#fff}
.pre-sub h2{margin-bottom:10px;font-size:16px}
.pre-sub section li{padding:3px 0;color:#5b6785}
.pre-sub dt{margin-top:10px;font-weight:600}
.pre-sub dd{margin:4px 0 0;color:#5b6785}
.pre-sub a{color:#1f4fd8}
.pre-sub.pre-mobile{width:auto;max-width:none;gap:10px}
.pre-mobile .pre-sub-head{padding:14px 16px 4px;border:0;border-radius:0}
.pre-mobile .pre-sub-head h1{font-size:20px}
.pre-mobile .pre-sub-head>p{font-size:14px}
.pre-mobile details{margin-top:8px}
.pre-mobile summary{min-height:44px;color:#1f4fd8;line-height:44px}
.pre-mobile .pre-sub-head ol,.pre-mobile .pre-sub-lists{grid-template-columns:minmax(0,1fr);gap:10px}
.pre-mobile>section{margin:0 12px}
.pre-mobile section{border:0}
@media(max-width:860px){.pre-sub-head ol,.pre-sub-lists{grid-template-columns:minmax(0,1fr)}}
`;

const items = (lines: readonly string[]) => lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');

const list = (title: string, lines: readonly string[]) =>
  `<section><h2>${title}</h2><ul>${items(lines)}</ul></section>`;

/** `/uploadfile/`: what direct submission is, how it goes and where it ends, whole before any script. */
export const submission: SeoResolver = (input) => {
  const parsed = api['GET /submission/guide'].data.safeParse(answerOf(input, 'GET /submission/guide')?.data);
  if (!parsed.success) return plainHead(input.routeTitle);
  const { title, lead, steps, offers, limits, integrity, faq } = parsed.data;
  const way = steps.map(
    (step, i) => `<li><b>${i + 1}. ${escapeHtml(step.title)}</b><span>${escapeHtml(step.text)}</span></li>`,
  );
  const questions = faq.map(
    ({ question, answer }) => `<dt>${escapeHtml(question)}</dt><dd>${escapeHtml(answer)}</dd>`,
  );
  const course = `<ol>${way.join('')}</ol>`;
  const lists = `<div class="pre-sub-lists">${list('我们做什么', offers)}${list('我们不做什么', limits)}${list('诚信要求', integrity)}</div>`;
  // On the phone it is folded, as the page has it: what one came for begins on the first screen.
  const guide =
    input.platform === 'mobile'
      ? `<details><summary>投稿流程与诚信要求</summary>${course}${lists}</details></header>`
      : `${course}</header>${lists}`;
  return {
    ...plainHead(input.routeTitle),
    description: lead.slice(0, 120),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      breadcrumbLd(input.publicUrl, [
        { name: '首页', path: '/' },
        { name: input.routeTitle, path: '/uploadfile/' },
      ]),
    ],
    styles,
    html: `<div class="pre-sub pre-${input.platform}" data-reflow><header class="pre-sub-head"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${guide}<section><h2>提交稿件</h2><p>填写稿件信息并上传 docx 或 pdf。${input.hasPage('/login') ? '<a href="/login">登录</a>' : '登录'}后可以上传文件和提交。</p></section><section><h2>常见问题</h2><dl>${questions.join('')}</dl></section></div>`,
  };
};
