import type { Clause } from '@harbor/contract';

/** An agreement as the server answers it. */
export const clauseAnswer = (id: number): Clause => ({
  id,
  title: id === 1 ? '学术港用户协议' : '学术港隐私政策',
  version: '1.1',
  change: '写明微信登录所需的信息',
  effective_at: '2026-11-15T00:00:00+08:00',
  current: true,
  sections: [
    { heading: '三、学术诚信', paragraphs: ['研究由您本人完成。'] },
    { heading: '五、您的权利', paragraphs: ['您可以查阅和更正资料。'] },
  ],
  versions: [
    { version: '1.1', effective_at: '2026-11-15T00:00:00+08:00', change: '写明微信登录所需的信息' },
    { version: '1.0', effective_at: '2026-11-01T00:00:00+08:00', change: '首次发布' },
  ],
});
