import { promises } from './promises';

/**
 * Words that a page shows and by which the server describes it to search engines: written once, for both. Titles of
 * pages are not among them; they stand in `routes.json`.
 */

/** Below the titles of the two pages on which a ticket begins. */
export const ticketLeads = {
  complaint: `对服务、老师、退款或站内信息有不满，请告诉我们。每件投诉都有编号，${promises.ticketHours} 小时内答复。`,
  feedback: `功能上的建议、页面上的问题，我们都想听，${promises.ticketHours} 小时内答复您。`,
};

/** What the check of a trace report is for. */
export const traceAbout =
  '学术港为每个完成的订单出具服务留痕报告，写明帮助的类型、参与的角色与文件校验值。期刊、导师和学校可以凭校验码在这里核验；页面只显示校验值、日期与是否有效，不显示姓名与题目。';

/** Below the titles of the information pages that are no running text. */
export const infoLeads = {
  announcements: '服务时间、新功能与规则变化，都在这里公布。',
  clients: '把学术港放到桌面或手机主屏幕，打开更快。',
  help: '先搜一搜，多数问题这里就有答案。',
  packs: '模板和清单，登录后免费领取，可以自由修改使用。',
};

/** What `/empty` says. */
export const nothingHere = { title: '这里暂时没有内容', description: '内容可能还在准备，或者已经移走' };

/** Below the title of the page that finds journals for a text. */
export const matchLead =
  '粘贴论文的标题和摘要，与期刊的办刊范围和已刊题名逐词比对，按相近程度排序，并标出匹配的词。文字不保存。';

/** Below the title of the page of journals' changes. */
export const changesLead =
  '分区、预警、收录、更名与费用的变化，旧值与新值、版本与来源都写明；关注的期刊有变动会提醒您。';
