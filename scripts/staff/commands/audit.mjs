import { Refused } from '../session.mjs';
import { listOf, when } from '../words.mjs';

/** What staff do with the audit log. */
export const auditLog = [
  {
    name: 'audit',
    help: '操作日志，最新的在前',
    takes: {
      who: { about: '操作人的姓名或编号' },
      action: { about: '操作，或几个操作共同的开头，如 order' },
      object: { about: '对象类型，如 user' },
      no: { about: '对象编号，与 --object 一起' },
      from: { about: '开始日期，如 2026-11-01' },
      to: { about: '结束日期' },
      before: { kind: 'number', about: '只看这一行之前的' },
    },
    run: async ({ call }, { no, ...values }) => {
      const { data, next } = await call('GET /staff/audit/list', { ...values, object_no: no });
      const table = listOf(
        { data, total: data.length, current_page: 1, last_page: 1 },
        ['行号', '时间', '操作人', '操作', '对象', '详情'],
        (row) => [
          row.id,
          when(row.at),
          row.actor.name,
          row.action_text,
          row.object ? `${row.object.type_text} ${row.object.label}` : '',
          row.detail.map(({ label, value }) => `${label}：${value}`).join('；'),
        ],
      );
      return next === null ? table : `${table}\n更早的：--before ${next}`;
    },
  },
  {
    name: 'audit-check',
    help: '从头核对整本操作日志的校验链；有一行不符即以 1 结束',
    run: async ({ call }) => {
      let lines = 0;
      let after;
      for (;;) {
        const part = await call('GET /staff/audit/verify', { after });
        lines += part.lines;
        if (part.broken_id !== null)
          throw new Refused(409, {
            msg: `操作日志第 ${part.broken_id} 行不符：它不是从前一行接下来的（已核对 ${lines} 行）。请保留现场并联系平台组。`,
          });
        if (part.done) return `操作日志完整：${lines} 行，核对至第 ${part.last_id ?? 0} 行。`;
        after = part.last_id;
      }
    },
  },
];
