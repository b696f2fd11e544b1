import type { TraceContent, TraceReport } from '@harbor/contract';
import { makePdf } from '../../../pdf/paper';

const day = (moment: string) => moment.slice(0, 10);
const kb = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB`;

const columns = [
  { title: '文件', share: 0.34 },
  { title: '大小', share: 0.12 },
  { title: '校验值（SHA-256）', share: 0.54 },
];
const rowsOf = (files: TraceContent['received']) =>
  files.map(({ name, size, sha256 }) => [name, kb(size), sha256]);

const holds: Record<TraceReport['state'], string> = {
  valid: '有效',
  revoked: '已撤销，不能再作为凭据',
  altered: '内容与定稿时不一致，不能作为凭据',
};

/** The report as a document to hand in with a manuscript. */
export function tracePdf(report: TraceReport, content: TraceContent): Promise<Buffer> {
  return makePdf(
    {
      title: '服务留痕报告',
      subtitle: 'Service Trace Report · Scholar Harbor',
      mark: `校验码 ${report.code_text}`,
    },
    (paper) => {
      paper.facts([
        ['校验码', report.code_text],
        ['报告状态', holds[report.state]],
        ['公开核验', report.check_url],
        ['订单号', content.order_no],
        ['服务', `${content.service}（${content.spec}）`],
        ['定稿时间', content.made_at.replace('T', ' ').slice(0, 19)],
      ]);
      paper.heading('一、帮助的类型');
      paper.list(content.help);
      paper.heading('二、参与的角色');
      paper.table(
        [
          { title: '角色', share: 0.16 },
          { title: '是谁', share: 0.3 },
          { title: '做了什么', share: 0.54 },
        ],
        content.roles.map(({ role, who, did }) => [role, who, did]),
      );
      paper.heading('三、时间');
      paper.facts(content.dates.map(({ label, at }) => [label, day(at)]));
      paper.heading('四、作者提交的文件');
      if (content.received.length > 0) paper.table(columns, rowsOf(content.received));
      else paper.paragraph('订单没有以文件形式提交的资料。');
      paper.heading('五、交付的版本');
      for (const { version, at, by, note, files } of content.deliveries) {
        paper.paragraph(`第 ${version} 版 · ${day(at)} · ${by} · ${note}`);
        if (files.length > 0) paper.table(columns, rowsOf(files));
      }
      if (content.deliveries.length === 0) paper.paragraph('订单没有交付文件。');
      paper.paragraph(`作者要求修改 ${content.rounds} 次。`);
      paper.heading('六、声明');
      paper.list(content.declarations);
      paper.paragraph(`人工智能使用声明：${content.ai_statement}`);
      paper.heading('七、可用于投稿的披露语句');
      paper.paragraph(content.disclosure.zh);
      paper.paragraph(content.disclosure.en);
      paper.note(`报告内容校验值（SHA-256）：${report.hash}`);
      paper.note('核验时请对照公开核验页面显示的校验值与状态；页面不显示姓名与题目。');
    },
  );
}
