import { makePdf } from './paper';
import { textOfPdf } from './testing/text-of-pdf';

const rows = Array.from({ length: 60 }, (_, n) => [`第 ${n + 1} 项`, '润色与校订，镕喆堃', '¥1,234.50']);

test('a document holds its Chinese text, also of rare names, over as many pages as it needs', async () => {
  const pdf = await makePdf({ title: '服务清单', subtitle: 'List of services', mark: '订单 1' }, (paper) => {
    paper.heading('一、费用');
    paper.paragraph('作者对全文内容负责。');
    paper.table(
      [
        { title: '项目', share: 0.2 },
        { title: '内容', share: 0.5 },
        { title: '金额', share: 0.3, align: 'right' },
      ],
      rows,
    );
    paper.facts([['付款方', '海港大学']]);
  });
  const { text, pages } = await textOfPdf(pdf);
  expect(pages).toBeGreaterThan(1);
  for (const part of [
    '服务清单',
    'List of services',
    '作者对全文内容负责。',
    '第 60 项',
    '镕喆堃',
    '¥1,234.50',
    '海港大学',
  ])
    expect(text).toContain(part.replace(/\s/g, ''));
  expect(text).toContain(`第${pages}/${pages}页`);
  // Only the characters in use are embedded, not the 8 MB of the font.
  expect(pdf.length).toBeLessThan(120_000);
});
